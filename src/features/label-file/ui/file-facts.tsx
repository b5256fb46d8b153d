import { Alert } from '@mantine/core';
import { formatSize } from '@/entities/label';
import type { ExtractedLabel } from '../api/extracted-label-schema';
import { texts } from '../i18n';
import classes from './label-file.module.css';

/** Shows the size and the number of variables of a file that was read, and the changes made while reading it. */
export function FileFacts({ file, fileName }: { file: ExtractedLabel; fileName: string }) {
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
    </>
  );
}
