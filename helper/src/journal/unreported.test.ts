import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sentences } from '../sentences/index.ts';
import { LeapingClock } from '../testing/test-bench.ts';
import { openJournal, type Journal, type NewJob } from './journal.ts';
import { identityOf } from './request-identity.ts';

let folder: string;
let clock: LeapingClock;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platen-unreported-'));
  clock = new LeapingClock();
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function newJob(key: string): NewJob {
  return {
    key,
    target: { driver: 'folder' },
    options: {},
    identity: identityOf({ settings: [], document: undefined, url: key }),
    format: 'pdf',
    payload: { url: key, document: null },
  };
}

const open = (reports = true): Journal => openJournal(join(folder, 'journal.sqlite'), clock, { reports });
const told = (journal: Journal, uncertainSince = Infinity) =>
  journal.unreported.oldest(100, uncertainSince).map(({ news }) => `${news.key} ${news.state}`);

describe('the list of unreported changes', () => {
  it('has every change of every job in its order, also after a restart', () => {
    const first = open();
    first.accept(newJob('a'));
    first.accept(newJob('b'));
    first.move('a', 'submitting');
    first.move('a', 'completed', { outcome: 'saved' });
    first.close();
    const second = open();
    expect(told(second)).toEqual(['a accepted', 'b accepted', 'a submitting', 'a completed']);
    second.close();
  });

  it('loses a change that was reported, and nothing else', () => {
    const journal = open();
    journal.accept(newJob('a'));
    const [sent] = journal.unreported.oldest(100, Infinity);
    journal.move('a', 'submitting');
    journal.unreported.remove([sent?.sequence ?? 0]);
    expect(told(journal)).toEqual(['a submitting']);
    expect([journal.unreported.has('a'), journal.unreported.has('b')]).toEqual([true, false]);
    journal.close();
  });

  it('has the last message of a state, and keeps it when it changes during a report', () => {
    const journal = open();
    journal.accept(newJob('a'));
    const [sent] = journal.unreported.oldest(100, Infinity);
    journal.note('a', { sentence: sentences.job.unsent });
    journal.unreported.remove([sent?.sequence ?? 0]);
    expect(journal.unreported.oldest(100, Infinity)).toMatchObject([
      { news: { key: 'a', state: 'accepted', sentence: sentences.job.unsent } },
    ]);
    journal.close();
  });

  it('holds an unconfirmed state back for a while, and drops it when the job is completed', () => {
    const journal = open();
    journal.accept(newJob('a'));
    journal.move('a', 'submitting');
    const before = clock.now();
    clock.advance(1);
    journal.move('a', 'unconfirmed');
    expect(told(journal, before)).toEqual(['a accepted', 'a submitting']);
    expect(told(journal, clock.now())).toContain('a unconfirmed');
    journal.move('a', 'completed', { outcome: 'printed' });
    expect(told(journal)).toEqual(['a accepted', 'a submitting', 'a completed']);
    journal.close();
  });

  it('never goes back in time, whatever the clock does', () => {
    const journal = open();
    journal.accept(newJob('a'));
    clock.advance(-3_600_000);
    journal.move('a', 'submitting');
    const [accepted, submitting] = journal.unreported.oldest(100, Infinity);
    expect(submitting?.news.updatedAt).toBeGreaterThanOrEqual(accepted?.news.updatedAt ?? Infinity);
    journal.close();
  });

  it('is empty in a journal that reports to no server', () => {
    const journal = open(false);
    journal.accept(newJob('a'));
    expect(told(journal)).toEqual([]);
    journal.close();
  });
});
