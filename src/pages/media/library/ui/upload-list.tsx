import { Button, Progress, VisuallyHidden } from '@mantine/core';
import { CircleAlert, CircleCheck, CircleSlash, TriangleAlert } from 'lucide-react';
import { texts } from '../i18n';
import { isUnderWay, uploadCount, type Upload } from '../model/upload-list';
import classes from './media-library.module.css';

interface UploadListProps {
  uploads: readonly Upload[];
  onCancel: (id: string) => void;
  onClear: () => void;
}

const PERCENT = 100;
const icons = { added: CircleCheck, refused: CircleAlert, cancelled: CircleSlash } as const;

/** List of the last chosen files with their progress, result and reason. */
export function UploadList({ uploads, onCancel, onClear }: UploadListProps) {
  const count = uploadCount(uploads);
  return (
    <>
      {count.all > 0 && (
        <ul className={classes['uploads']} aria-label={texts.uploads}>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onCancel={onCancel} />
          ))}
        </ul>
      )}
      {count.all > 0 && !count.isUnderWay && (
        <Button variant="subtle" className={classes['clear']} onClick={onClear}>
          {texts.clear}
        </Button>
      )}
      <VisuallyHidden role="status">
        {count.all > 0 && !count.isUnderWay ? texts.summary({ added: count.added, all: count.all }) : ''}
      </VisuallyHidden>
    </>
  );
}

function UploadRow({ upload, onCancel }: { upload: Upload; onCancel: (id: string) => void }) {
  const { id, name, state, share } = upload;
  const Icon = state === 'waiting' || state === 'sending' ? undefined : icons[state];
  return (
    <li className={classes['upload']} data-state={state}>
      <span className={classes['uploadName']} title={name} dir="auto">
        {name}
      </span>
      <span className={classes['uploadState']}>
        {Icon && <Icon size={16} aria-hidden />}
        {formatState(upload)}
      </span>
      {upload.hasShades && (
        <span className={classes['uploadShades']}>
          <TriangleAlert size={16} aria-hidden />
          {texts.hasShades}
        </span>
      )}
      {isUnderWay(upload) && (
        <>
          <Progress value={share * PERCENT} aria-label={texts.progress({ name })} transitionDuration={0} />
          <Button
            variant="default"
            size="compact-md"
            aria-label={texts.cancelUpload({ name })}
            onClick={() => onCancel(id)}
          >
            {texts.cancel}
          </Button>
        </>
      )}
    </li>
  );
}

function formatState({ state, share, name, message }: Upload): string {
  switch (state) {
    case 'waiting':
      return texts.waiting;
    case 'sending':
      return share >= 1 ? texts.checking : texts.sent({ percent: Math.round(share * PERCENT) });
    case 'added':
      return message === name ? texts.added : texts.addedAs({ name: message });
    case 'refused':
      return message;
    case 'cancelled':
    default:
      return texts.cancelled;
  }
}
