import type { LabelLine } from '../api/create-print-job';
import type { EntryState } from '../model/print-job';
import type { PrintSeries, SeriesPart } from '../model/print-series';

/** Part with one label of each row. */
export const aPart = (key: string, rows: readonly number[]): SeriesPart => ({
  key,
  rows,
  quantities: rows.map(() => 1),
});

export const aSeries = (parts: readonly SeriesPart[]): PrintSeries => ({
  seriesId: 'series',
  ownerId: '',
  labelId: 3,
  name: 'Shelf label: prices.csv',
  fileName: 'prices.csv',
  fileHash: 'hash',
  createdAtMs: 0,
  parts,
  doneCount: 0,
  isAsked: false,
  endedAtMs: undefined,
});

export const linesOf = ({ rows }: SeriesPart): LabelLine[] =>
  rows.map((row) => ({
    labelId: 3,
    printerId: 2,
    quantity: 1,
    editableData: [{ key: 'row', data: String(row) }],
  }));

const STATES: Readonly<Record<string, EntryState>> = {
  q: 'queued',
  a: 'accepted',
  r: 'reported',
  f: 'failed',
  u: 'unknown',
  c: 'canceled',
};

/** Entries by the first letters of their states, with these numbers of labels; one each if omitted. */
export const statesOf = (
  letters: string,
  labelCounts: readonly number[] = [],
): { state: EntryState; file: { labelCount: number } }[] =>
  letters
    .split('')
    .map((letter, at) => ({ state: STATES[letter] ?? 'queued', file: { labelCount: labelCounts[at] ?? 1 } }));
