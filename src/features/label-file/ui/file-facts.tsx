import { Alert } from '@mantine/core';
import { sizeInWords } from '@/entities/label';
import type { ExtractedLabel } from '../api/extracted-label-schema';
import classes from './label-file.module.css';
import { texts } from './texts';

/** What was read out of a file, and what of it was read otherwise than the file has it. */
export function FileFacts({ file, fileName }: { file: ExtractedLabel; fileName: string }) {
  const { widthMm, heightMm, variables, notes } = file;
  return (
    <>
      <p className={classes['words']} role="status">
        {texts.read(fileName, sizeInWords(widthMm, heightMm), variables.length)}
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
    </>
  );
}
