import { FIVE_HUNDRED_PEOPLE } from '../profile/rates.ts';
import type { Costs } from './costs.ts';

/** An installation: how many people work with it, and how many labels a day they print. */
export interface Need {
  readonly people: number;
  readonly labels: number;
}

/** Machines that meet a need. */
export interface Size extends Need {
  /** Servers, one of which may fail. */
  readonly servers: number;
  readonly coresEach: number;
  readonly memoryMbEach: number;
  /** Of all servers and the database together in the peak hour, in cores. */
  readonly busyCores: number;
  readonly gigabytesAYear: number;
  readonly gigabytesOfFiles: number;
}

const PEOPLE = [50, 500, 2000] as const;
const LABELS = [1000, 10_000, 100_000] as const;
/** Share of a day's labels that is printed in its busiest hour. */
const PEAK = 0.2;
/** Twice the cores that are busy in that hour: nobody waits at the ends of shifts. */
const HEADROOM = 2;
/** More cores than that are had by more servers. */
const MOST_CORES = 8;
/** Memory for the operating system and files that it keeps. */
const SYSTEM_MB = 1024;
const GB = 1e9;
const DAYS = 365;

/** Returns what a need takes, by what one call costs. */
export function sizeFor({ people, labels }: Need, costs: Costs): Size {
  const part = people / 500;
  const prints = Math.max((labels * PEAK) / 3600, FIVE_HUNDRED_PEOPLE.prints * part * PEAK);
  const busyMs =
    FIVE_HUNDRED_PEOPLE.searches * part * costs.searchMs +
    FIVE_HUNDRED_PEOPLE.refreshes * part * costs.refreshMs +
    prints * costs.printMs;
  const busyCores = busyMs / 1000;
  const cores = Math.max(2, Math.ceil(busyCores * HEADROOM));
  // What one machine of usual size cannot do is done by several; one more may fail.
  const needed = Math.ceil(cores / MOST_CORES);
  const coresEach = Math.max(2, Math.ceil(cores / needed));
  return {
    people,
    labels,
    servers: needed + 1,
    coresEach,
    memoryMbEach: roundUp(costs.serverMb * 2 + SYSTEM_MB, 1024),
    busyCores,
    gigabytesAYear: (labels * DAYS * costs.keptBytes) / GB,
    gigabytesOfFiles: (labels * costs.fileBytes) / GB,
  };
}

export const sizes = (costs: Costs): readonly Size[] =>
  PEOPLE.flatMap((people) => LABELS.map((labels) => sizeFor({ people, labels }, costs)));

/** Returns the table for `docs/operations.md`. */
export function sizesTable(costs: Costs): string {
  const rows = sizes(costs).map((size) =>
    [
      size.people.toLocaleString('en'),
      size.labels.toLocaleString('en'),
      size.busyCores.toFixed(2),
      `${size.servers} × ${size.coresEach} cores, ${size.memoryMbEach / 1024} GB`,
      gigabytes(size.gigabytesAYear),
      gigabytes(size.gigabytesOfFiles),
    ].join(' | '),
  );
  return [
    '| people | labels a day | busy cores in the peak hour | servers | database grows in a year | files of a day |',
    '|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

const gigabytes = (size: number) => (size < 0.1 ? 'under 0.1 GB' : `${size.toFixed(1)} GB`);
const roundUp = (amount: number, step: number) => Math.ceil(amount / step) * step;
