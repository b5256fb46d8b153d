import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aFile, aJob } from '../testing/print-fixture';
import { newPrintJob } from '../model/new-print-job';
import { withEntry } from '../model/print-job';
import { OUTBOX_EXPIRY_MS } from '../config/timings';
import { clearOutbox, deleteJob, loadJob, loadJobs, saveJob } from './outbox';

const withPdf = (printFileName: string) =>
  newPrintJob({
    jobId: 'job',
    entityId: 1,
    ownerId: '',
    nowMs: 0,
    files: [aFile('a', { printFileName, pdfAsBase64String: 'JVBERi0=' })],
  });
const storedPdf = async () => (await loadJob('job'))?.entries[0]?.file.pdfAsBase64String;

/** Calls `then` with the next write transaction. */
function onWrite(then: (transaction: IDBTransaction) => void): void {
  const { put } = IDBObjectStore.prototype as { put: (this: IDBObjectStore, value: unknown) => IDBRequest };
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
    this: IDBObjectStore,
    value: unknown,
  ) {
    const request = put.call(this, value);
    then(this.transaction);
    return request;
  } as typeof IDBObjectStore.prototype.put);
}

describe('the outbox', () => {
  beforeEach(clearOutbox);

  it('gives back what was written last, until it is removed', async () => {
    await saveJob(aJob(['a']));
    await saveJob(withEntry(aJob(['a']), 'a', { state: 'sending' }));
    expect((await loadJob('job'))?.entries[0]?.state).toBe('sending');
    await deleteJob('job');
    expect(await loadJob('job')).toBeUndefined();
  });

  it('keeps no document that can be fetched again, and none that was handed over', async () => {
    await saveJob(withPdf('http://api.test/file'));
    expect(await storedPdf()).toBe('');
    await saveJob(withPdf(''));
    expect(await storedPdf()).toBe('JVBERi0=');
    await saveJob(withEntry(withPdf(''), 'a', { state: 'accepted' }));
    expect(await storedPdf()).toBe('');
  });

  it('says that a job is kept once it is on disk, and not before', async () => {
    let isOnDisk = false;
    onWrite((transaction) => transaction.addEventListener('complete', () => (isOnDisk = true)));
    await saveJob(aJob(['a']));
    expect(isOnDisk).toBe(true);
  });

  it('waits for the disk before a file is sent, and for the system only with what the journal knows too', async () => {
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await saveJob(withEntry(aJob(['a', 'b']), 'b', { state: 'sending' }));
    await saveJob(withEntry(aJob(['a', 'b']), 'b', { state: 'accepted' }));
    expect(begin.mock.calls.map(([, , options]) => options?.durability)).toEqual(['strict', 'relaxed']);
  });

  it('stays open, and is opened again after the browser has closed it', async () => {
    const open = vi.spyOn(IDBFactory.prototype, 'open');
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await saveJob(aJob(['a']));
    await loadJob('job');
    expect(open).not.toHaveBeenCalled();
    (begin.mock.contexts[0] as IDBDatabase).close();
    await saveJob(withEntry(aJob(['a']), 'a', { state: 'failed' }));
    expect((await loadJob('job'))?.entries[0]?.state).toBe('failed');
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('leaves no transaction to end by itself, which a page that is left would keep open', async () => {
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
    await saveJob(aJob(['a']));
    await loadJob('job');
    // Removes it: it is older than a day.
    await loadJobs('');
    const begun = begin.mock.results.map(({ value }) => value);
    expect(begun).toHaveLength(4);
    expect(begun.filter((transaction) => !commit.mock.contexts.includes(transaction))).toEqual([]);
  });

  it('says that a job is not kept when the disk is full', async () => {
    vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(function (this: IDBTransaction) {
      this.abort();
    });
    await expect(saveJob(aJob(['a']))).rejects.toThrow('The record was not kept');
    expect(await loadJob('job')).toBeUndefined();
  });

  it('says that a job is not kept when the store does not answer', async () => {
    await saveJob(aJob(['a']));
    const opened = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('platen-outbox', 1);
      request.addEventListener('success', () => resolve(request.result));
    });
    // Simulates another page that ended in the middle of a write: it blocks the store for everybody else.
    const stuck = opened.transaction('jobs', 'readwrite');
    const keepOpen = () => stuck.objectStore('jobs').count().addEventListener('success', keepOpen);
    keepOpen();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const saved = saveJob(withEntry(aJob(['a']), 'a', { state: 'sending' }));
    const refused = saved.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await refused).toMatchObject({ message: 'The record was not kept' });
    vi.useRealTimers();
    stuck.abort();
    opened.close();
  });

  it('shows a person their own jobs of the last day and removes the others', async () => {
    await saveJob({ ...aJob(['a']), jobId: 'mine', ownerId: '42', createdAtMs: 1000 });
    await saveJob({ ...aJob(['a']), jobId: 'old', ownerId: '42', createdAtMs: 0 });
    await saveJob({ ...aJob(['a']), jobId: 'theirs', ownerId: '7', createdAtMs: 1000 });
    const jobs = await loadJobs('42', OUTBOX_EXPIRY_MS);
    expect(jobs.map(({ jobId }) => jobId)).toEqual(['mine']);
    expect(await loadJob('old')).toBeUndefined();
    expect(await loadJob('theirs')).toBeUndefined();
  });
});
