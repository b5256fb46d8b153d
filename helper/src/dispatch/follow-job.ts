import type { PrinterJobStatus } from '../drivers/driver.ts';
import { driverOf } from '../drivers/driver-of.ts';
import { messageOf, sentenceOf } from '../helper-error.ts';
import type { Job } from '../journal/job.ts';
import { isWithPrinter, type JobState } from '../journal/job-states.ts';
import type { JobChanges } from '../journal/move-job.ts';
import { unreachable } from '../printer-attention.ts';
import { describeTarget } from '../target/target.ts';
import type { DispatchContext } from './dispatch-context.ts';
import { followPausesMs, pauseBefore } from './retry-pauses.ts';

const journalStates: Readonly<Record<PrinterJobStatus['state'], JobState>> = {
  submitted: 'submitted',
  printing: 'printing',
  completed: 'completed',
  failed: 'failed',
  canceled: 'canceled',
  forgotten: 'unconfirmed',
};

/**
 * Polls a job's state from its printer until the printer has finished with it. A printer that cannot be reached or waits
 * for a person sets `attention` and does not fail the job: the job stays with the printer, however long that takes.
 */
export async function followJob(key: string, context: DispatchContext): Promise<void> {
  const { journal, clock, signal, logger } = context;
  for (let look = 0; !signal.aborted; look += 1) {
    const job = journal.find(key);
    if (job === undefined || !isWithPrinter(job.state)) {
      return;
    }
    try {
      record(job, await statusOf(job, context), context);
    } catch (error) {
      logger.warn('printer not reachable', { key, cause: messageOf(error) });
      journal.note(key, { attention: unreachable(describeTarget(job.target), sentenceOf(error)) });
    }
    if (!isWithPrinter(journal.find(key)?.state ?? 'completed')) {
      return;
    }
    await clock.sleep(pauseBefore(look, followPausesMs), signal).catch(() => undefined);
  }
}

async function statusOf(job: Job, { drivers, signal }: DispatchContext): Promise<PrinterJobStatus> {
  const driver = driverOf(drivers, job.target);
  if (driver.status === undefined || job.printerJob === null) {
    throw new Error('this printer cannot be asked');
  }
  return driver.status(job.target, job.printerJob, signal);
}

/** Records the printer's report in the journal; logs only a change of state. */
function record(job: Job, status: PrinterJobStatus, { journal, logger }: DispatchContext): void {
  const state = journalStates[status.state];
  const changes: JobChanges = {
    attention: status.attention,
    sentence: status.sentence ?? 'kept',
    impressions: status.impressions ?? job.impressions,
    outcome: state === 'completed' ? (status.outcome ?? 'printed') : null,
  };
  if (state === job.state) {
    journal.note(job.key, changes);
    return;
  }
  journal.move(job.key, state, changes);
  logger.info('job state', { key: job.key, state, attention: status.attention?.reason });
}
