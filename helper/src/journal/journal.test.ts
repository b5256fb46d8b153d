import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LeapingClock } from '../testing/test-bench.ts';
import { canMove, jobStates, needsDocument, type JobState } from './job-states.ts';
import { JournalOpenError } from './journal-database.ts';
import { openJournal, type Journal, type NewJob } from './journal.ts';
import { identityOf, isSameRequest } from './request-identity.ts';

let folder: string;
let clock: LeapingClock;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platen-journal-'));
  clock = new LeapingClock();
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const document = Buffer.from('%PDF-1.7 label');

function newJob(key: string | null, settings = 'a'): NewJob {
  return {
    key,
    target: { driver: 'folder' },
    options: {},
    identity: identityOf({ settings: [settings], document, url: undefined }),
    format: 'pdf',
    payload: { url: null, document },
  };
}

function open(name = 'journal.sqlite'): Journal {
  return openJournal(join(folder, name), clock);
}

describe('the journal', () => {
  it('is the same after closing and opening, with its identity and documents', () => {
    const first = open();
    first.accept(newJob('kept'));
    const { instanceId } = first;
    first.close();
    const second = open();
    expect(second.instanceId).toBe(instanceId);
    expect(second.find('kept')?.state).toBe('accepted');
    expect(Buffer.from(second.payload('kept')?.document ?? [])).toEqual(document);
    second.close();
  });

  it('belongs to one helper at a time', () => {
    const first = open();
    expect(() => open()).toThrow(JournalOpenError);
    expect(() => open()).toThrow('Another printer helper is already using');
    first.close();
    open().close();
  });

  it('drops a document as soon as it is no longer needed', () => {
    const journal = open();
    journal.accept(newJob('done'));
    journal.move('done', 'submitting');
    expect(journal.payload('done')).toBeDefined();
    journal.move('done', 'completed', { outcome: 'saved' });
    expect(journal.payload('done')).toBeUndefined();
    journal.close();
  });

  it('deletes finished jobs after 30 days and unfinished ones never', () => {
    const journal = open();
    journal.accept(newJob('done'));
    journal.move('done', 'canceled');
    journal.accept(newJob('waiting'));
    clock.advance(31 * 24 * 3_600_000);
    expect(journal.prune()).toBe(1);
    expect(journal.find('done')).toBeUndefined();
    expect(journal.find('waiting')).toBeDefined();
    journal.close();
  });

  it('puts a restarted job at the end of the line', () => {
    const journal = open();
    for (const key of ['a', 'b']) {
      journal.accept(newJob(key));
    }
    journal.move('a', 'failed', { isUntouched: true });
    expect(journal.accept(newJob('a'))).toMatchObject({
      kind: 'restarted',
      job: { runs: 2, state: 'accepted' },
    });
    expect(journal.inStates(['accepted']).map(({ key }) => key)).toEqual(['b', 'a']);
    journal.close();
  });
});

describe('a key that is refused', () => {
  it('takes no request any more, also after the journal was opened again', () => {
    const first = open();
    expect(first.refuse('given-up')).toBeUndefined();
    expect(first.accept(newJob('given-up'))).toEqual({ kind: 'refused' });
    expect(first.accept(newJob('given-up.2'))).toMatchObject({ kind: 'new' });
    first.close();
    const second = open();
    expect(second.accept(newJob('given-up'))).toEqual({ kind: 'refused' });
    expect(second.find('given-up')).toBeUndefined();
    second.close();
  });

  it('is not refused where there is a job already: what is known of it is told', () => {
    const journal = open();
    journal.accept(newJob('taken'));
    expect(journal.refuse('taken')).toMatchObject({ key: 'taken', state: 'accepted' });
    expect(journal.accept(newJob('taken'))).toMatchObject({ kind: 'replayed' });
    journal.close();
  });

  it('is forgotten after 30 days', () => {
    const journal = open();
    journal.refuse('old');
    clock.advance(31 * 24 * 3_600_000);
    journal.prune();
    expect(journal.accept(newJob('old'))).toMatchObject({ kind: 'new' });
    journal.close();
  });
});

describe('the life of a job', () => {
  it.each(['completed', 'canceled', 'failed'] as const)('ends with %s', (state) => {
    expect(jobStates.filter((next) => canMove(state, next))).toEqual([]);
  });

  it('never goes from unconfirmed or from the printer back to waiting', () => {
    const waiting: readonly JobState[] = ['accepted', 'fetching', 'submitting'];
    for (const from of ['unconfirmed', 'submitted', 'printing'] as const) {
      expect(waiting.filter((to) => canMove(from, to))).toEqual([]);
    }
  });

  it('keeps its document exactly while it may still be sent', () => {
    expect(jobStates.filter(needsDocument)).toEqual(['accepted', 'fetching', 'submitting']);
  });
});

describe('a repeated request', () => {
  const url = 'https://labels.example/f/1';
  const both = identityOf({ settings: ['x'], document, url });
  it.each([
    ['both carry the same document', { document, url: 'https://labels.example/f/2' }, true],
    ['the repeat carries only the address', { document: undefined, url }, true],
    ['the documents differ', { document: Buffer.from('%PDF-other'), url }, false],
    ['the addresses differ', { document: undefined, url: 'https://labels.example/f/2' }, false],
  ])('is recognised by its document, else by its address: %s', (_case, repeat, expected) => {
    expect(isSameRequest(both, identityOf({ settings: ['x'], ...repeat }))).toBe(expected);
  });

  it('is a different one when it would be printed differently', () => {
    expect(isSameRequest(both, identityOf({ settings: ['y'], document, url }))).toBe(false);
  });
});
