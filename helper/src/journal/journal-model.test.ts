import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LeapingClock } from '../testing/test-bench.ts';
import { canMove, jobStates, needsDocument, type JobState } from './job-states.ts';
import { openJournal, type Journal } from './journal.ts';
import { JobStepError } from './move-job.ts';
import { identityOf } from './request-identity.ts';

type Step =
  | { readonly kind: 'accept'; readonly key: string }
  | { readonly kind: 'move'; readonly key: string; readonly to: JobState; readonly isUntouched: boolean }
  | { readonly kind: 'reopen' };

interface ModelJob {
  readonly state: JobState;
  readonly isUntouched: boolean;
  readonly runs: number;
}

const key = fc.constantFrom('a', 'b', 'c');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('accept' as const), key }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      key,
      to: fc.constantFrom(...jobStates),
      isUntouched: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'reopen' as const }) },
);

/** Counterexample once found by this test: a step back to waiting without the document that only a request brings. */
const restartWithoutRequest: Step[] = [
  { kind: 'accept', key: 'a' },
  { kind: 'move', key: 'a', to: 'failed', isUntouched: true },
  { kind: 'move', key: 'a', to: 'accepted', isUntouched: false },
];

const document = Buffer.from('%PDF-1.7 label');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platen-model-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the result that the rules require, computed on a plain map. */
function expected(it: Step, model: Map<string, ModelJob>): string {
  const job = it.kind === 'reopen' ? undefined : model.get(it.key);
  const isRestartable = job?.state === 'failed' && job.isUntouched;
  if (it.kind === 'accept') {
    if (job !== undefined && !isRestartable) {
      return 'replayed';
    }
    model.set(it.key, { state: 'accepted', isUntouched: false, runs: (job?.runs ?? 0) + 1 });
    return job === undefined ? 'new' : 'restarted';
  }
  if (it.kind === 'reopen' || job === undefined) {
    return 'nothing';
  }
  const isAllowed = canMove(job.state, it.to);
  if (isAllowed) {
    model.set(it.key, { ...job, state: it.to, isUntouched: it.isUntouched });
  }
  return isAllowed ? 'moved' : 'refused';
}

/** The journal under test; a wrapper, because a restart replaces the journal. */
class Subject {
  readonly #path: string;
  readonly #clock = new LeapingClock();
  journal: Journal;

  constructor(path: string) {
    this.#path = path;
    rmSync(path, { force: true });
    this.journal = openJournal(path, this.#clock);
  }

  apply(it: Step): string {
    if (it.kind === 'accept') {
      const identity = identityOf({ settings: [], document, url: undefined });
      const payload = { url: null, document };
      const target = { driver: 'folder' } as const;
      return this.journal.accept({ key: it.key, target, options: {}, identity, format: 'pdf', payload }).kind;
    }
    if (it.kind === 'reopen') {
      this.journal.close();
      this.journal = openJournal(this.#path, this.#clock);
      return 'nothing';
    }
    return this.journal.find(it.key) === undefined ? 'nothing' : this.#move(it.key, it.to, it.isUntouched);
  }

  #move(name: string, to: JobState, isUntouched: boolean): string {
    try {
      this.journal.move(name, to, { isUntouched });
      return 'moved';
    } catch (error) {
      return error instanceof JobStepError ? 'refused' : String(error);
    }
  }
}

describe('the journal', () => {
  test('agrees with its model after any sequence of requests, steps and restarts', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const model = new Map<string, ModelJob>();
        const subject = new Subject(join(folder, 'journal.sqlite'));
        try {
          for (const it of steps) {
            expect(subject.apply(it)).toBe(expected(it, model));
          }
          for (const [name, { state, runs }] of model) {
            expect(subject.journal.find(name)).toMatchObject({ state, runs });
            expect(subject.journal.payload(name) !== undefined).toBe(needsDocument(state));
          }
        } finally {
          subject.journal.close();
        }
      }),
      { numRuns: 100, examples: [[restartWithoutRequest]] },
    );
  });
});
