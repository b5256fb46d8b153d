import { CircleAlert, CircleCheck } from 'lucide-react';
import type { SaveOutcome } from '../../model/use-save-bar';
import { doneWords } from './way-words';
import classes from './save.module.css';

interface SaveResultLineProps {
  /** Why nothing was sent. */
  fault: string | undefined;
  /** Id of the element that says so. */
  faultId: string;
  /** What was saved. */
  done: { version: number | undefined; outcome: SaveOutcome } | undefined;
}

/** Line that says what became of a press on the save button: nothing was sent, or it is saved. */
export function SaveResultLine({ fault, faultId, done }: SaveResultLineProps) {
  return (
    <div className={classes['result']}>
      <p id={faultId} role="alert" className={classes['fault']}>
        {fault !== undefined && <CircleAlert size={16} aria-hidden />}
        {fault}
      </p>
      <p role="status" className={classes['done']}>
        {done && (
          <>
            <CircleCheck size={16} aria-hidden />
            {doneWords(done.outcome, done.version)}
          </>
        )}
      </p>
    </div>
  );
}
