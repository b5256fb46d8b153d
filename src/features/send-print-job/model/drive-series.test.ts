import { describe, expect, it } from 'vitest';
import { aFile } from '../testing/print-fixture';
import { aPart, aSeries, linesOf, statesOf } from '../testing/series-fixture';
import type { PrintOrder } from '../api/create-print-job';
import { driveSeries, type SeriesPorts } from './drive-series';
import { newPrintJob } from './new-print-job';
import type { PrintJob } from './print-job';
import type { PrintSeries } from './print-series';
import type { PrintOutcome } from './run-print-job';

const parts = [aPart('a', [1, 2]), aPart('b', [3, 4]), aPart('c', [5])];

const jobWith = (letters: string, attempts = 1): PrintJob => {
  const states = statesOf(letters);
  const files = states.map((_, at) => aFile(`e${at}`));
  const job = newPrintJob({ jobId: 'j', entityId: 1, ownerId: '', nowMs: 0, files });
  return {
    ...job,
    entries: job.entries.map((entry, at) => ({ ...entry, state: states[at]?.state ?? 'queued', attempts })),
  };
};
const summary = { requested: 0, printed: 0, failed: 0, unknown: 0, notSent: 0 };
const printed = (letters = 'aa', attempts = 1): PrintOutcome => ({
  isOk: true,
  job: jobWith(letters, attempts),
  summary,
});
const stopped = (patch: object = {}): PrintOutcome => ({
  isOk: false,
  message: 'No paper',
  problems: [],
  ...patch,
});

/** Drives a series over answers by key; a key without one is printed. */
async function drive(answers: Record<string, PrintOutcome | undefined>, from: Partial<PrintSeries> = {}) {
  const saved: PrintSeries[] = [];
  const orders: PrintOrder[] = [];
  let repeated = 0;
  const ports: SeriesPorts = {
    linesOf: async (at) => (parts[at] ? linesOf(parts[at]) : undefined),
    print: async (order) => {
      orders.push(order);
      const key = (order.kind === 'labels' && order.key) || '';
      return key in answers ? answers[key] : printed();
    },
    save: async (series) => void saved.push(series),
    now: () => 77,
  };
  const outcome = await driveSeries({ ...aSeries(parts), ...from }, ports, (count) => {
    repeated += count;
  });
  const keys = orders.map((order) => (order.kind === 'labels' ? order.key : ''));
  return { outcome, saved, orders, keys, repeated, last: saved.at(-1) };
}

describe('a series of jobs', () => {
  it('prints part after part under their keys, and says before each that it is asked for', async () => {
    const { outcome, keys, orders, saved } = await drive({});
    expect(outcome).toBeUndefined();
    expect(keys).toEqual(['a', 'b', 'c']);
    expect(orders[1]).toEqual({
      kind: 'labels',
      labels: linesOf(aPart('b', [3, 4])),
      name: 'Shelf label: prices.csv',
      key: 'b',
    });
    expect(saved.map(({ doneCount, isAsked, endedAtMs }) => [doneCount, isAsked, endedAtMs])).toEqual([
      [0, true, undefined],
      [1, false, undefined],
      [1, true, undefined],
      [2, false, undefined],
      [2, true, undefined],
      [3, false, 77],
    ]);
  });

  it('goes on at the part that is not done', async () => {
    expect((await drive({}, { doneCount: 2 })).keys).toEqual(['c']);
  });

  it.each([
    ['was refused', stopped(), false],
    ['was not answered', stopped({ thrown: new Error('late') }), true],
    ['stopped at the printer', stopped({ job: jobWith('aq') }), true],
    ['may have been printed', stopped({ job: jobWith('au') }), true],
    ['waits for its line check', stopped({ job: jobWith('aa'), isCheckDue: true }), true],
  ])('stops at a part that %s, and keeps all behind it', async (_, answer, isAsked) => {
    const { outcome, keys, last } = await drive({ b: answer });
    expect(outcome).toMatchObject({ message: 'No paper' });
    expect(keys).toEqual(['a', 'b']);
    expect(last).toMatchObject({ doneCount: 1, isAsked, endedAtMs: undefined });
  });

  it('goes on behind labels that a person canceled', async () => {
    const { keys, last } = await drive({ b: stopped({ job: jobWith('rc') }) });
    expect(keys).toEqual(['a', 'b', 'c']);
    expect(last?.endedAtMs).toBe(77);
  });

  it('counts what the server had printed under a key before, and sends it no more', async () => {
    expect((await drive({ a: printed('rr', 0), b: printed('ra', 0) })).repeated).toBe(3);
    expect((await drive({})).repeated).toBe(0);
  });

  it('says that another print is under way, and that lines are gone', async () => {
    expect((await drive({ a: undefined })).outcome?.message).toBe('Another tab is printing this job.');
    const ports = {
      linesOf: async () => undefined,
      print: async () => printed(),
      save: async () => undefined,
      now: () => 1,
    };
    expect((await driveSeries(aSeries(parts), ports, () => undefined))?.message).toContain(
      'not kept any more',
    );
  });
});
