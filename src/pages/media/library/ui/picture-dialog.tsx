import { Modal } from '@mantine/core';
import type { MediaFile } from '@/entities/media';
import { EmptyState } from '@/shared/ui/empty-state';
import { texts } from '../i18n';
import { PictureDetails } from './picture-details';

interface PictureDialogProps {
  /** Undefined if the picture does not exist (any more). */
  file: MediaFile | undefined;
  folders: readonly string[];
  onClose: () => void;
}

/** Dialog that shows one picture large, with its details. */
export function PictureDialog({ file, folders, onClose }: PictureDialogProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={file?.name ?? texts.title}
      size="lg"
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': texts.close, size: 44 }}
    >
      {file ? (
        <PictureDetails file={file} folders={folders} onGone={onClose} />
      ) : (
        <EmptyState>{texts.gone}</EmptyState>
      )}
    </Modal>
  );
}
