import { Button } from '@mantine/core';
import type { PrintEntry } from '../model/print-job';
import { EntryStateLabel } from './entry-state-label';
import classes from './print-progress.module.css';
import { texts } from './texts';

interface PrintEntryRowProps {
  entry: PrintEntry;
  position: string;
  onPrintAgain: () => void;
  onConfirmPrinted: () => void;
}

/** One file of a job. Only a person prints again what failed, or says what became of what is unknown. */
export function PrintEntryRow({ entry, position, onPrintAgain, onConfirmPrinted }: PrintEntryRowProps) {
  const { state, file, message } = entry;
  const isOpen = state === 'failed' || state === 'unknown';
  return (
    <li className={classes['row']}>
      <span className={classes['position']}>{position}</span>
      <span className={classes['name']}>{texts.entry(file.labelName, file.labelCount)}</span>
      <EntryStateLabel state={state} />
      {isOpen && (
        <span className={classes['actions']}>
          <Button size="xs" variant="default" onClick={onPrintAgain}>
            {texts.printAgain}
          </Button>
          {state === 'unknown' && (
            <Button size="xs" variant="default" onClick={onConfirmPrinted}>
              {texts.wasPrinted}
            </Button>
          )}
        </span>
      )}
      {message !== '' && <p className={classes['message']}>{message}</p>}
    </li>
  );
}
