import type { PrintJob } from '../model/print-job';
import { OUTBOX_TIMEOUT_MS, OUTBOX_EXPIRY_MS } from '../config/timings';
import { inStore, notKept } from './outbox-database';

/**
 * Writes a job; resolves once it is kept, and rejects when the disk is full or does not answer within 10 s. A record of a
 * file that is about to be sent must be on disk, with all before it; any other may be lost with the power, because the
 * helper's journal can say the same again. The PDF is left out if the helper can fetch it again, and dropped as soon as
 * it is not needed. Without IndexedDB the record lasts as long as the page.
 */
export async function saveJob(job: PrintJob): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(notKept()), OUTBOX_TIMEOUT_MS);
  const durability = job.entries.some(({ state }) => state === 'sending') ? 'strict' : 'relaxed';
  try {
    await Promise.race([
      inStore('readwrite', (store) => store.put(withoutDocuments(job)), durability),
      late.promise,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

export async function loadJob(jobId: string): Promise<PrintJob | undefined> {
  const job = await inStore('readonly', (store): IDBRequest<PrintJob | undefined> => store.get(jobId));
  return job && withDefaults(job);
}

export async function deleteJob(jobId: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(jobId));
}

/** Removes all jobs, at sign-out. */
export async function clearOutbox(): Promise<void> {
  await inStore('readwrite', (store) => store.clear(), 'strict');
}

/** Returns this person's jobs; jobs that are too old, or of another person, are removed. */
export async function loadJobs(ownerId: string, nowMs: number = Date.now()): Promise<PrintJob[]> {
  const all = (await inStore('readonly', (store): IDBRequest<PrintJob[]> => store.getAll())) ?? [];
  const isKept = (job: PrintJob) => job.ownerId === ownerId && nowMs - job.createdAtMs < OUTBOX_EXPIRY_MS;
  await Promise.all(all.filter((job) => !isKept(job)).map(({ jobId }) => deleteJob(jobId)));
  return all.filter(isKept).map(withDefaults);
}

/** Adds the fields that a record of an older release lacks. */
function withDefaults(job: PrintJob): PrintJob {
  const entries = job.entries.map((entry) => ({
    ...entry,
    attention: entry.attention ?? '',
    isLeft: entry.isLeft ?? false,
    journalId: entry.journalId ?? '',
  }));
  return { ...job, isPaused: job.isPaused ?? false, name: job.name ?? '', entries };
}

function withoutDocuments(job: PrintJob): PrintJob {
  return {
    ...job,
    entries: job.entries.map((entry) => {
      const isNeeded = entry.file.printFileName === '' && !['accepted', 'reported'].includes(entry.state);
      return isNeeded ? entry : { ...entry, file: { ...entry.file, pdfAsBase64String: '' } };
    }),
  };
}
