import type { Id } from '@/shared/api';
import type { LabelLine } from '../api/create-print-job';
import { LABELS_PER_JOB, LINES_PER_JOB } from '../config/limits';
import type { PrintEntry } from './print-job';

/** Jobs of one print that are sent one after the other, each under a key of its own that makes a repeat the same job. */
export interface PrintSeries {
  seriesId: string;
  /** Person who prints: another person on this computer never sees it. */
  ownerId: string;
  labelId: Id;
  /** Name of its jobs, as the person sees them. */
  name: string;
  /** File that its rows are from, and SHA-256 of it, hexadecimal; "" where the browser has none. */
  fileName: string;
  fileHash: string;
  createdAtMs: number;
  parts: readonly SeriesPart[];
  /** Number of parts that are done; the next one is at this index. */
  doneCount: number;
  /** True once the call that creates the job of the next part may have been sent. */
  isAsked: boolean;
  /** When all of it was sent, or the rest given up; undefined before. */
  endedAtMs: number | undefined;
}

/** One job of a series. */
export interface SeriesPart {
  /** Key of the job's record, and of the call that creates it. */
  key: string;
  /** Number of the row of each line, in their order. */
  rows: readonly number[];
  /** Labels of each line. */
  quantities: readonly number[];
}

/** A series before anything of it was sent, with the lines of each part. */
export interface NewSeries {
  series: PrintSeries;
  lines: readonly (readonly LabelLine[])[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

export const isOver = ({ endedAtMs }: PrintSeries): boolean => endedAtMs !== undefined;

/** Number of rows, and of labels, in all parts. */
export const rowCount = ({ parts }: Pick<PrintSeries, 'parts'>): number =>
  sum(parts.map(({ rows }) => rows.length));
export const seriesLabelCount = ({ parts }: Pick<PrintSeries, 'parts'>): number =>
  sum(parts.map(({ quantities }) => sum(quantities)));

/** A file of the job of a part: what became of it, and its number of labels. */
type SentFile = Pick<PrintEntry, 'state'> & { file: Pick<PrintEntry['file'], 'labelCount'> };

/**
 * Returns how many lines of a part were sent whole, from the first on: its files are in the order of the lines, each of one
 * line, however the server cuts them.
 */
export function sentLines({ quantities }: SeriesPart, entries: readonly SentFile[]): number {
  const firstUnsent = entries.findIndex(({ state }) => state !== 'accepted' && state !== 'reported');
  if (firstUnsent === -1) return quantities.length;
  let sent = sum(entries.slice(0, firstUnsent).map(({ file }) => file.labelCount));
  const firstOpen = quantities.findIndex((quantity) => (sent -= quantity) < 0);
  return firstOpen === -1 ? quantities.length : firstOpen;
}

/**
 * Returns how many rows were sent, and the number of the row to go on at; undefined when none is left.
 * @param entries files of the job of the next part, as far as it has one
 */
export function seriesProgress(
  { parts, doneCount }: Pick<PrintSeries, 'parts' | 'doneCount'>,
  entries: readonly SentFile[] = [],
): { sent: number; nextRow: number | undefined } {
  const done = sum(parts.slice(0, doneCount).map(({ rows }) => rows.length));
  const part = parts[doneCount];
  if (!part) return { sent: done, nextRow: undefined };
  const lines = entries.length === 0 ? 0 : sentLines(part, entries);
  return { sent: done + lines, nextRow: part.rows[lines] ?? parts[doneCount + 1]?.rows[0] };
}

/** Splits the lines of a print, in their order, into jobs that every server accepts: at most 100 lines and 10,000 labels each. */
export function planJobs<Line extends { total: number }>(lines: readonly Line[]): Line[][] {
  const jobs: Line[][] = [];
  let room = { lines: 0, labels: 0 };
  for (const line of lines) {
    if (room.lines === 0 || room.labels < line.total) {
      jobs.push([]);
      room = { lines: LINES_PER_JOB, labels: LABELS_PER_JOB };
    }
    jobs.at(-1)?.push(line);
    room = { lines: room.lines - 1, labels: room.labels - line.total };
  }
  return jobs;
}
