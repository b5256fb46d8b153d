import { ApiError, callForEffect, productApi, type Id } from '@/shared/api';
import type { EntryStatus } from '../model/print-job';

/** Status codes for which a retry may help; any other refusal is final and counts as reported. */
const WORTH_REPEATING = new Set([401, 408, 425, 429]);

/** Reports the result of one entry to the server. Rejects when it must be reported again later. */
export function reportEntryStatus(printJobEntryId: Id, status: EntryStatus): Promise<void> {
  return tell('api/printjobs/printjobentries/status', { printJobEntryId, status });
}

/** Reports to the server that the job has ended. Rejects when it must be reported again later. */
export function reportJobStatus(printJobId: Id, status: 'Processed' | 'Canceled'): Promise<void> {
  return tell('api/printjobs/status', { printJobId, status });
}

async function tell(path: string, json: object): Promise<void> {
  try {
    await callForEffect(productApi, 'put', path, { json });
  } catch (error) {
    const status = error instanceof ApiError ? (error.status ?? 0) : 0;
    if (status < 400 || status >= 500 || WORTH_REPEATING.has(status)) throw error;
  }
}
