import type { FileTime, TestScope } from './part.ts';

/** Duration of a part, and its limit on an idle machine, in seconds. */
export interface PartTime {
  readonly name: string;
  readonly seconds: number;
  readonly shareS: number;
}

const SLOWEST_FILES = 10;

/**
 * Returns the last lines of a run: each part with its time, a remark if it took longer than its share, and the slowest
 * test files. The time of a file is that of its tests one after the other; two files run at a time.
 */
export function timeReport(
  scope: TestScope,
  parts: readonly PartTime[],
  files: readonly FileTime[],
): string[] {
  const total = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  const slowest = files.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST_FILES);
  return [
    `Time of ${scope === 'main' ? 'pnpm test' : 'pnpm test:all'}`,
    ...parts.map(partLine),
    `${column(total)} s  total`,
    ...(slowest.length > 0 ? ['Slowest test files'] : []),
    ...slowest.map(({ file, ms }) => `${column(ms / 1000)} s  ${file}`),
  ];
}

const column = (seconds: number) => seconds.toFixed(1).padStart(8);

const partLine = ({ name, seconds, shareS }: PartTime) =>
  `${column(seconds)} s  ${name}${seconds > shareS ? ` (over its share of ${shareS} s)` : ''}`;
