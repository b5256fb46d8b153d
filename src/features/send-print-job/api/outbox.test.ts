import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { aFile, aJob } from '../testing/print-world';
import { newPrintJob, withEntry } from '../model/print-job';
import { clearOutbox, deleteJob, loadJob, loadJobs, OUTBOX_EXPIRY_MS, saveJob } from './outbox';

const withPdf = (printFileName: string) =>
  newPrintJob({
    jobId: 'job',
    entityId: 1,
    ownerId: '',
    nowMs: 0,
    files: [aFile('a', { printFileName, pdfAsBase64String: 'JVBERi0=' })],
  });
const storedPdf = async () => (await loadJob('job'))?.entries[0]?.file.pdfAsBase64String;

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
