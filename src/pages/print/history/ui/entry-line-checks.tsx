import { CheckFindings, type PrintedEntry } from '@/entities/print-job';
import { useDateFormat } from '@/entities/preference';
import { access, canAccess, useSessionUser } from '@/entities/session';
import { LineCheck } from '@/features/send-print-job';
import type { Id } from '@/shared/api';
import { texts } from '../i18n';
import classes from './job-detail.module.css';

interface EntryLineChecksProps {
  entry: PrintedEntry;
  printJobId: Id;
  /** Labels that wait for the check of this file. */
  waiting: number;
}

/**
 * Line checks of a file with the first label of a run: each with what was scanned and what differed. A check that is due is
 * made here too, as for a print that a program asked for.
 */
export function EntryLineChecks({ entry, printJobId, waiting }: EntryLineChecksProps) {
  const when = useDateFormat();
  const mayPrint = canAccess(useSessionUser(), access.member);
  const { lineCheck, printJobEntryId, status } = entry;
  if (!lineCheck) return null;
  const words = ({ isPassed, checkedAt, userName }: (typeof lineCheck.checks)[number]) =>
    (isPassed ? texts.detail.checkPassed : texts.detail.checkFailed)({
      time: when(checkedAt),
      person: userName,
    });
  return (
    <>
      {lineCheck.checks.length > 0 && (
        <ol className={classes['checks']} aria-label={texts.detail.lineCheck}>
          {lineCheck.checks.map((check) => (
            <li key={check.checkedAt}>
              {words(check)}
              <p className={classes['quiet']}>{texts.detail.checkScans(check)}</p>
              <CheckFindings findings={check.findings} />
            </li>
          ))}
        </ol>
      )}
      {lineCheck.isDue && status === 'Success' && mayPrint && (
        <LineCheck
          printJobId={printJobId}
          firstEntryId={printJobEntryId}
          waiting={waiting}
          onPassed={() => undefined}
        />
      )}
    </>
  );
}
