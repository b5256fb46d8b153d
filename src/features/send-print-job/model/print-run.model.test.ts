// @rounds: steps by chance.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aJob, PrintFixture, type Fate } from '../testing/print-fixture';
import { isAwaited, summarize, type EntryState, type PrintJob } from './print-job';
import type { PrintRun } from './print-actions';
import { createPrintRun } from './print-run';

const RUNS = 10_000;
const IDS = ['a', 'b', 'c'];

/** Possible events of a print, in any order. `again` and `confirm` are decisions of a person. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'drive' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'double-drive' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'second-tab' as const }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'reload' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'again' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'confirm' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'cancel' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'pause' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'withdraw' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'follow' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'arrival' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('printer' as const),
      word: fc.constantFrom('printed' as const, 'failed' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('helper' as const), isUp: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('server' as const), isUp: fc.boolean() }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const fate = fc.constantFrom<Fate>(
  'ok',
  'ok',
  'refused',
  'timeout',
  'timeout-printed',
  'crash-before',
  'crash-after',
  'crash-late',
);

/** Lets everything finish that can; a page that crashed stays where it was. */
const settle = async () => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};

/** Runs the steps and returns what the person sees at the end, with the decisions to print again. */
async function play(fixture: PrintFixture, steps: readonly Step[], isNew: boolean) {
  const decided = new Map<string, number>();
  let job: PrintJob = aJob(IDS);
  let run: PrintRun = createPrintRun(job, fixture.page(), { isNew });
  // A new job is on the disk only when its first file is about to be sent.
  if (!isNew) fixture.disk.set(job.jobId, structuredClone(job));
  const balances = () => {
    const { requested, printed, failed, unknown, notSent } = summarize(run.job());
    expect(requested).toBe(IDS.length);
    expect(printed + failed + unknown + notSent).toBe(requested);
  };
  const reload = async () => {
    fixture.crash();
    const ports = fixture.reload();
    job = structuredClone(fixture.disk.get('job')) ?? run.job();
    run = createPrintRun(job, ports);
    void run.recover();
    await settle();
  };
  for (const taken of steps) {
    const taking = run.job().entries.find(isAwaited);
    const first = run.job().entries.find(({ state }) => state === 'unknown' || state === 'failed');
    switch (taken.kind) {
      case 'drive':
        void run.drive();
        break;
      case 'double-drive':
        void run.drive();
        void run.drive();
        break;
      case 'second-tab':
        void run.drive();
        void createPrintRun(structuredClone(run.job()), fixture.page()).drive();
        break;
      case 'again':
        if (first) decided.set(String(first.entryId), (decided.get(String(first.entryId)) ?? 0) + 1);
        if (first) void run.printAgain(first.entryId);
        break;
      case 'confirm':
        if (first) void run.confirmPrinted(first.entryId);
        break;
      case 'cancel':
        void run.cancelRest();
        break;
      case 'withdraw':
        if (taking) void run.withdraw(taking.entryId);
        break;
      case 'pause':
        void run.pause();
        break;
      case 'follow':
        void run.follow();
        break;
      case 'arrival':
        fixture.arrive();
        break;
      case 'printer':
        fixture.finish(taken.word);
        break;
      case 'helper':
        fixture.isHelperUp = taken.isUp;
        break;
      case 'server':
        fixture.isServerUp = taken.isUp;
        break;
      case 'reload':
        await reload();
    }
    await settle();
    balances();
    if (fixture.isPageDead) await reload();
    balances();
  }
  return { decided, entries: run.job().entries };
}

const isUntouched = (state: EntryState) => state === 'queued' || state === 'canceled';

const times = (paper: readonly string[], id: string) => paper.filter((printed) => printed === id).length;

describe('a print run, whatever happens', () => {
  it('prints nothing twice with a journal, and nothing is lost in silence', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 12 }),
        fc.array(fate, { maxLength: 8 }),
        fc.boolean(),
        async (steps, fates, isNew) => {
          const fixture = Object.assign(new PrintFixture(), { fates: [...fates] });
          const { entries } = await play(fixture, steps, isNew);
          fixture.arrive();
          for (const { entryId, state } of entries) {
            const printed = times(fixture.paper, String(entryId));
            expect(printed).toBeLessThanOrEqual(isUntouched(state) || state === 'failed' ? 0 : 1);
          }
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('prints once more without a journal only as often as a person decided', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 12 }),
        fc.array(fate, { maxLength: 8 }),
        fc.boolean(),
        async (steps, fates, isNew) => {
          const fixture = Object.assign(new PrintFixture(), { fates: [...fates], hasJournal: false });
          const { decided, entries } = await play(fixture, steps, isNew);
          for (const { entryId, state } of entries) {
            const printed = times(fixture.paper, String(entryId));
            const allowed = 1 + (decided.get(String(entryId)) ?? 0);
            expect(printed).toBeLessThanOrEqual(isUntouched(state) ? 0 : allowed);
          }
        },
      ),
      { numRuns: RUNS },
    );
  });
});
