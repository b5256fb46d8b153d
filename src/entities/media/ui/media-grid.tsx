import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import type { MediaFile } from '../api/media-file-schema';
import { texts } from '../i18n';
import classes from './media-grid.module.css';
import { MediaPicture } from './media-picture';

const PICTURE_PX = 96;

interface MediaGridProps {
  files: readonly MediaFile[];
  value: string;
  onChange: (mediaId: string) => void;
}

/** Grid of pictures as one group of radio buttons: Tab reaches the group, the arrow keys move within it. */
export function MediaGrid({ files, value, onChange }: MediaGridProps) {
  const name = useId();
  return (
    <fieldset className={classes['grid']} aria-label={texts.pictures}>
      {files.map((file) => {
        const mediaId = String(file.id);
        const isMarked = mediaId === value;
        return (
          <label key={mediaId} className={classes['picture']} data-marked={isMarked || undefined}>
            <input
              type="radio"
              className={classes['radio']}
              name={name}
              value={mediaId}
              checked={isMarked}
              onChange={() => onChange(mediaId)}
            />
            <MediaPicture mediaId={mediaId} size={PICTURE_PX} />
            <span className={classes['words']}>
              {isMarked && <CircleCheck size={16} aria-hidden />}
              {file.name}
            </span>
            {file.folder !== '' && <small className={classes['folder']}>{file.folder}</small>}
          </label>
        );
      })}
    </fieldset>
  );
}
