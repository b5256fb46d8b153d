import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sentences } from '../sentences/index.ts';
import { LeapingClock } from '../testing/test-bench.ts';
import { openJournal } from './journal.ts';
import { identityOf } from './request-identity.ts';

let folder: string;
const clock = new LeapingClock();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platen-old-journal-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openJournal(join(folder, 'journal.sqlite'), clock, { reports: true });

/** Writes a journal in the format of versions without codes. It contains a job that a printer has accepted, with a note. */
function leaveOldJournal() {
  const journal = open();
  journal.accept({
    key: 'old',
    target: { driver: 'folder' },
    options: {},
    identity: identityOf({ settings: [], document: undefined, url: 'a' }),
    format: 'pdf',
    payload: { url: 'a', document: null },
  });
  journal.move('old', 'submitting');
  journal.move('old', 'submitted', { sentence: sentences.job.ignored({ attributes: 'media' }) });
  journal.close();
  const database = new DatabaseSync(join(folder, 'journal.sqlite'));
  database.exec(`UPDATE jobs SET job = json_remove(job, '$.sentence')`);
  database.exec(`UPDATE unreported SET news = json_remove(news, '$.sentence')`);
  database.close();
}

describe('a journal of a version without codes', () => {
  it('is read, including its unreported changes', () => {
    leaveOldJournal();
    const journal = open();
    const words = { message: 'The printer ignored media.', sentence: null };
    expect(journal.find('old')).toMatchObject(words);
    expect(journal.unreported.oldest(100, Infinity).at(-1)?.news).toMatchObject(words);
    journal.close();
  });

  it('keeps messages that still apply and stores new messages with their codes', () => {
    leaveOldJournal();
    const journal = open();
    const kept = journal.move('old', 'printing', { sentence: 'kept' });
    expect(kept).toMatchObject({ message: 'The printer ignored media.', sentence: null });
    const ended = journal.move('old', 'failed', { sentence: sentences.job.givenUp });
    expect(ended).toMatchObject({
      message: 'The printer gave the job up.',
      sentence: { code: 'job.given-up' },
    });
    journal.close();
  });
});
