import type { PrintJob } from '../model/print-job';
import { OUTBOX_TIMEOUT_MS, OUTBOX_EXPIRY_MS } from '../config/timings';

const DATABASE = 'platen-outbox';
const STORE = 'jobs';

/**
 * Writes a job; resolves once it is on disk, and rejects when the disk is full or does not answer within 10 s. The PDF
 * is left out if the helper can fetch it again, and dropped as soon as it is not needed. Without IndexedDB the record
 * lasts as long as the page.
 */
export async function saveJob(job: PrintJob): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(notKept()), OUTBOX_TIMEOUT_MS);
  try {
    await Promise.race([inStore('readwrite', (store) => store.put(withoutDocuments(job))), late.promise]);
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
  await inStore('readwrite', (store) => store.clear());
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

async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  const database = await openDatabase();
  if (!database) return undefined;
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: 'strict' });
      const request = ask(transaction.objectStore(STORE));
      // Committed explicitly: in WebKit, a page that ends meanwhile would block the store for all later pages.
      transaction.commit();
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(transaction.error ?? notKept()));
    });
  } finally {
    database.close();
  }
}

/** Opens the database; resolves with undefined when the browser has, or allows, none. */
function openDatabase(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    if (!('indexedDB' in globalThis)) return resolve(undefined);
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(STORE, { keyPath: 'jobId' }),
    );
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => resolve(undefined));
  });
}

const notKept = () => new Error('The record was not kept');
