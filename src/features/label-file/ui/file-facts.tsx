import { Alert } from '@mantine/core';
import { Suspense } from 'react';
import { formatSize } from '@/entities/label';
import { lazyPart } from '@/shared/ui/lazy-part';
import type { ExtractedLabel } from '../api/extracted-label-schema';
import { texts } from '../i18n';
import type { SizeNow } from '../model/real-size';
import classes from './label-file.module.css';

const RealSize = lazyPart(async () => ({ default: (await import('./real-size')).RealSize }));

interface FileFactsProps<File extends ExtractedLabel> {
  file: File;
  fileName: string;
  /** Size of the label that the file is for, to be offered as its real size; undefined for a new one. */
  now?: SizeNow | undefined;
  /** Takes the file in its real size, where that is asked for: the file itself gives none. */
  onSized?: (file: File) => void;
}

/** Shows the size and the number of variables of a file that was read, and the changes made while reading it. */
export function FileFacts<File extends ExtractedLabel>({
  file,
  fileName,
  now,
  onSized,
}: FileFactsProps<File>) {
  const { widthMm, heightMm, variables, notes } = file;
  const size = formatSize(widthMm, heightMm);
  const facts = { file: fileName, variables: variables.length };
  return (
    <>
      <p className={classes['words']} role="status">
        {size === '' ? texts.readUnsized(facts) : texts.read({ ...facts, size })}
      </p>
      {notes.length > 0 && (
        <Alert color="yellow" title={texts.notes} role="note">
          <ul className={classes['list']}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Alert>
      )}
      {onSized && file.sizeGuessed && (
        <Suspense>
          <RealSize file={file} now={now} onChange={(sized) => onSized({ ...file, ...sized })} />
        </Suspense>
      )}
    </>
  );
}
