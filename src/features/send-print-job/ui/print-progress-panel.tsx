import { Button, Progress } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { hasQueued, isSettled, summarize, type PrintJob } from '../model/print-job';
import { printRunsOf } from '../model/print-runs';
import { PrintEntryRow } from './print-entry-row';
import classes from './print-progress.module.css';
import { texts } from './texts';

export interface PrintProgressProps {
  job: PrintJob;
  /** Offered once nothing is open any more. */
  onClose?: () => void;
}

/** A print job, unfolded in place: a bar, the count in words, a row per file and what a person can decide. */
export function PrintProgressPanel({ job, onClose }: PrintProgressProps) {
  const run = printRunsOf(useQueryClient()).run(job.jobId);
  const summary = summarize(job);
  const isSending = job.entries.some(({ state }) => state === 'sending');
  const isStopped =
    hasQueued(job) && !isSending && job.entries.some(({ attempts, message }) => attempts > 0 || message);
  const percent = (count: number) => (summary.requested === 0 ? 0 : (count / summary.requested) * 100);
  return (
    <section className={classes['panel']} aria-label={texts.title}>
      <Progress.Root size="lg">
        <Progress.Section value={percent(summary.printed)} color="green" aria-label={texts.progress} />
        <Progress.Section value={percent(summary.failed)} color="red" withAria={false} />
      </Progress.Root>
      <output className={classes['summary']}>{texts.summary(summary)}</output>
      <ul className={classes['rows']}>
        {job.entries.map((entry, index) => (
          <PrintEntryRow
            key={entry.entryId}
            entry={entry}
            position={texts.position(index, job.entries.length)}
            onPrintAgain={() => void run?.printAgain(entry.entryId)}
            onConfirmPrinted={() => void run?.confirmPrinted(entry.entryId)}
          />
        ))}
      </ul>
      <div className={classes['actions']}>
        {isStopped && <Button onClick={() => void run?.drive()}>{texts.resume}</Button>}
        {hasQueued(job) && (
          <Button variant="default" onClick={() => void run?.cancelRest()}>
            {texts.cancelRest}
          </Button>
        )}
        {onClose && isSettled(job) && (
          <Button variant="default" onClick={onClose}>
            {texts.dismiss}
          </Button>
        )}
      </div>
    </section>
  );
}
