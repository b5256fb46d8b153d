import { ENTRIES_SHOWN } from '../config/limits';
import { summarize, type PrintEntry, type PrintSummary } from './print-job';

/** One file and which labels of its group it holds, counted from 1. */
export interface PlacedEntry {
  entry: PrintEntry;
  first: number;
  last: number;
}

/** The files of one line of an order; all files of a job that has no lines. */
export interface EntryGroup {
  key: string;
  /** What the line prints; "" for a job without lines. */
  name: string;
  entries: readonly PlacedEntry[];
  summary: PrintSummary;
}

/** The files of a job by the lines of its order, in their order. */
export function groupEntries(entries: readonly PrintEntry[]): EntryGroup[] {
  const groups = Map.groupBy(entries, ({ file }) => String(file.orderLine ?? ''));
  return [...groups].map(([key, own]) => ({
    key,
    name: key === '' ? '' : nameOf(own),
    entries: placed(own),
    summary: summarize({ entries: own }),
  }));
}

/** Whether a group's rows stand behind a button: the rows of a line, and of a job of many files. */
export function isFolded({ name, entries }: EntryGroup): boolean {
  return name !== '' || entries.length > ENTRIES_SHOWN;
}

/** Whether two readings of a line hold the very same entries: all else about it follows from them. */
export function isSameGroup(one: EntryGroup, other: EntryGroup): boolean {
  return (
    one.key === other.key &&
    one.entries.length === other.entries.length &&
    one.entries.every(({ entry }, index) => entry === other.entries[index]?.entry)
  );
}

/** A person has to look at it, or it is under way: in view however many there are. */
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
