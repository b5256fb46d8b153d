import type { Receipt } from '../drivers/driver.ts';
import { driverOf } from '../drivers/driver-of.ts';
import { messageOf } from '../helper-error.ts';
import type { Job } from '../journal/job.ts';
import { sentences } from '../sentences/index.ts';
import type { DispatchContext } from './dispatch-context.ts';

/**
 * Moves jobs whose hand-over was in progress when the helper died to `unconfirmed`, before anything else happens, and
 * returns them. They are never sent again; `reconcile` only checks whether they arrived.
 */
export function markInterrupted({ journal, logger }: DispatchContext): Job[] {
  return journal.inStates(['submitting']).map((job) => {
    logger.warn('job interrupted', { key: job.key });
    return journal.move(job.key, 'unconfirmed', { sentence: sentences.job.interrupted });
  });
}

/** Looks up a job whose hand-over was interrupted by its name in the printer, and records the result if it is certain. */
export async function reconcile(job: Job, context: DispatchContext): Promise<void> {
  const { journal, drivers, signal, logger } = context;
  const driver = driverOf(drivers, job.target);
  const found = await driver.find?.(job.target, job.key, signal).catch((error: unknown) => {
    logger.warn('interrupted job not looked up', { key: job.key, cause: messageOf(error) });
    return 'unknown' as const;
  });
  if (found === undefined || found === 'unknown') {
    return;
  }
  if (found === 'absent') {
    journal.move(job.key, 'failed', { sentence: sentences.job.unsaved, isUntouched: true });
    return;
  }
  adopt(job, found, context);
}

function adopt(job: Job, receipt: Receipt, { journal, logger }: DispatchContext): void {
  logger.info('interrupted job found', { key: job.key });
  if (receipt.kind === 'done') {
    journal.move(job.key, 'completed', { outcome: receipt.outcome, sentence: receipt.note });
  } else {
    journal.move(job.key, 'submitted', { printerJob: receipt.printerJob });
  }
}
