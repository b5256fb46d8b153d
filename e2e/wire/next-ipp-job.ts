import type { FakeJob } from 'helper/testing';
import type { RunningSystem } from './running-system.ts';
import { expect } from './test.ts';

/**
 * Returns the one job that `action` sends to the IPP printer. The helper accepts a file before the printer has it, so
 * the job may arrive a moment after the app says that it is printed.
 */
export async function nextIppJob(
  { ippPrinter }: RunningSystem,
  action: () => Promise<unknown>,
): Promise<FakeJob> {
  const before = ippPrinter.jobs.length;
  await action();
  await expect.poll(() => ippPrinter.jobs.length).toBe(before + 1);
  const job = ippPrinter.jobs[before];
  if (!job) throw new Error('The IPP printer forgot a job.');
  return job;
}
