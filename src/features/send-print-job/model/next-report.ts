import type { Id } from '@/shared/api';
import { finalStatus, untoldStatus, type EntryStatus, type PrintJob } from './print-job';

/** Report that the server has not received yet. */
export type PrintReport =
  | { about: 'entry'; entryId: Id; status: EntryStatus }
  | { about: 'job'; entityId: Id; status: 'Processed' | 'Canceled' };

/**
 * Returns the next report to the server, in order: the entries, then the job; undefined when everything is reported.
 */
export function nextReport(job: PrintJob): PrintReport | undefined {
  for (const entry of job.entries) {
    const status = untoldStatus(entry);
    if (status) return { about: 'entry', entryId: entry.entryId, status };
  }
  const status = finalStatus(job);
  if (!status || job.isTold || job.entityId === undefined) return undefined;
  return { about: 'job', entityId: job.entityId, status };
}
