import { ENTRIES_SHOWN } from '../config/limits';
import { summarize, type PrintEntry, type PrintSummary } from './print-job';

/** File with the labels of its group it contains, counted from 1. */
export interface PlacedEntry {
  entry: PrintEntry;
  first: number;
  last: number;
}

/** Files of one line of an order; all files of a job without lines. */
export interface EntryGroup {
  key: string;
  /** What the line prints; "" for a job without lines. */
  name: string;
  entries: readonly PlacedEntry[];
  summary: PrintSummary;
}

/** Groups the files of a job by the lines of its order, in their order. */
export function groupEntries(entries: readonly PrintEntry[]): EntryGroup[] {
  const groups = Map.groupBy(entries, ({ file }) => String(file.orderLine ?? ''));
  return [...groups].map(([key, own]) => ({
    key,
    name: key === '' ? '' : nameOf(own),
    entries: placed(own),
    summary: summarize({ entries: own }),
  }));
}

/** Returns whether a group's rows are collapsed: the rows of a line, and of a job with many files. */
export function isFolded({ name, entries }: EntryGroup): boolean {
  return name !== '' || entries.length > ENTRIES_SHOWN;
}

/** Returns whether two groups contain the identical entries: everything else about a group is derived from them. */
export function isSameGroup(one: EntryGroup, other: EntryGroup): boolean {
  return (
    one.key === other.key &&
    one.entries.length === other.entries.length &&
    one.entries.every(({ entry }, index) => entry === other.entries[index]?.entry)
  );
}

/** Returns whether an entry is always visible: a person must look at it, or it is in progress. */
export function isInView({ state, attention, isLeft }: PrintEntry): boolean {
  return isLeft || state === 'failed' || state === 'unknown' || state === 'sending' || attention !== '';
}

function placed(entries: readonly PrintEntry[]): PlacedEntry[] {
  let last = 0;
  return entries.map((entry) => {
    const first = last + 1;
    last += entry.file.labelCount;
    return { entry, first, last };
  });
}

function nameOf([first]: readonly PrintEntry[]): string {
  const { articleName = '', labelName = '' } = first?.file ?? {};
  return [articleName, labelName].filter((part) => part !== '').join(', ') || labelName;
}
