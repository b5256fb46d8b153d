import { Alert, Progress } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { texts } from '../i18n';
import type { Id } from '@/shared/api';
import { groupEntries } from '../model/entry-groups';
import { countHeldBack, dueCheck } from '../model/line-check';
import type { PrintRun } from '../model/print-actions';
import { countWaiting, hasQueued, summarize } from '../model/print-job';
import { printRunsOf } from '../model/print-runs';
import type { ShownJob } from '../model/shown-job';
import { EntryGroupRows } from './entry-group-rows';
import { formatJobSummary } from './format-summary';
import { JobActions } from './job-actions';
import { LineCheck } from './line-check';
import classes from './print-progress.module.css';

export interface PrintProgressProps {
  job: ShownJob;
  /** Offered once nothing is open any more. */
  onClose?: () => void;
}

/**
 * Inline panel of a print job: a bar, the count in words, a row per line or file and the person's possible decisions.
 */
export function PrintProgressPanel({ job, onClose }: PrintProgressProps) {
  const run = printRunsOf(useQueryClient()).run(job.jobId);
  const summary = summarize(job);
  const due = dueCheck(job);
  const name = nameOf(job);
  const percent = (count: number) => (summary.requested === 0 ? 0 : (count / summary.requested) * 100);
  return (
    <section className={classes['panel']} aria-label={texts.title}>
      {job.name !== '' && <h2 className={classes['heading']}>{job.name}</h2>}
      {job.isElsewhere && (
        <Alert color="blue">
          {name === ''
            ? texts.elsewhere({ count: summary.requested })
            : texts.elsewhereNamed({ name, count: summary.requested })}
        </Alert>
      )}
      <Progress.Root size="lg">
        <Progress.Section value={percent(summary.printed)} color="green" aria-label={texts.progress} />
        <Progress.Section value={percent(summary.failed)} color="red" withAria={false} />
      </Progress.Root>
      <output className={classes['summary']}>
        {formatJobSummary(summary, { waiting: countWaiting(job), isPaused: job.isPaused })}
      </output>
      {due && job.entityId !== undefined && !job.isElsewhere && (
        <LineCheck
          key={due.entryId}
          printJobId={job.entityId}
          firstEntryId={due.entryId}
          waiting={countHeldBack(job)}
          onPassed={() => void passed(run, due.entryId)}
          onGiveUp={() => void run?.cancelRest()}
        />
      )}
      <ul className={classes['rows']}>
        {groupEntries(job.entries).map((group) => (
          <EntryGroupRows key={group.key} group={group} isReadOnly={job.isElsewhere} run={run} />
        ))}
      </ul>
      {!job.isElsewhere && <JobActions job={job} run={run} onClose={onClose} />}
    </section>
  );
}

async function passed(run: PrintRun | undefined, firstEntryId: Id): Promise<void> {
  await run?.passCheck(firstEntryId);
  if (run && hasQueued(run.job())) await run.drive();
}

const nameOf = ({ name, entries: [first] }: ShownJob): string =>
  name || first?.file.articleName || first?.file.labelName || '';
