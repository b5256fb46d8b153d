import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '@/shared/ui/query-view';
import { mediaQueries } from '../api/media-queries';
import { texts } from '../i18n';
import { MediaChoice } from './media-choice';

interface MediaPickerProps {
  isOpen: boolean;
  title: string;
  /** Id of the currently chosen picture, "" for none. */
  value: string;
  onPick: (mediaId: string) => void;
  onClose: () => void;
}

/** Dialog for choosing one picture of the media library. */
export function MediaPicker({ isOpen, title, value, onPick, onClose }: MediaPickerProps) {
  const files = useQuery({ ...mediaQueries.list(), enabled: isOpen });
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      size="xl"
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': texts.close, size: 44 }}
    >
      <QueryView query={files}>
        {(rows) => <MediaChoice files={rows} value={value} onPick={onPick} onClose={onClose} />}
      </QueryView>
    </Modal>
  );
}
