import { driverOf, type Receipt } from '../drivers/driver.ts';
import { messageOf } from '../helper-error.ts';
import type { Job } from '../journal/job.ts';
import type { DispatchContext } from './dispatch-context.ts';

const interrupted =
  'The helper was stopped while this was being sent. It may have been printed: look at the printer before printing it again.';

/**
 * Jobs that were being handed over when the helper died become `unconfirmed` before anything else happens. Nothing sends
 * them again; `reconcile` only looks whether they arrived.
 */
export function markInterrupted({ journal, logger }: DispatchContext): Job[] {
  return journal.inStates(['submitting']).map((job) => {
    logger.warn('job interrupted', { key: job.key });
    return journal.move(job.key, 'unconfirmed', { message: interrupted });
  });
}

/** Looks a job whose hand-over broke up by its name, and writes down what is certain then. */
export async function reconcile(job: Job, context: DispatchContext): Promise<void> {
  const { journal, drivers, signal, logger } = context;
  const driver = driverOf(drivers, job.target.driver);
  const found = await driver.find?.(job.target, job.key, signal).catch((error: unknown) => {
    logger.warn('interrupted job not looked up', { key: job.key, cause: messageOf(error) });
    return 'unknown' as const;
  });
  if (found === undefined || found === 'unknown') {
    return;
  }
  if (found === 'absent') {
    const message = 'The helper was stopped before this was saved. Nothing was printed.';
    journal.move(job.key, 'failed', { message, isUntouched: true });
    return;
  }
  adopt(job, found, context);
}

function adopt(job: Job, receipt: Receipt, { journal, logger }: DispatchContext): void {
  logger.info('interrupted job found', { key: job.key });
  if (receipt.kind === 'done') {
    journal.move(job.key, 'completed', { outcome: receipt.outcome, message: receipt.note });
  } else {
    journal.move(job.key, 'submitted', { printerJob: receipt.printerJob });
  }
}
