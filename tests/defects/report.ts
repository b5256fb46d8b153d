import type { Defect } from './defect.ts';
import type { Found } from './find-failure.ts';

export interface Outcome {
  readonly defect: Defect;
  /** Undefined when no test fails. */
  readonly found: Found | undefined;
  readonly seconds: number;
}

/** Max. number of defects that only the long run finds. */
const LEFT_TO_THE_LONG_RUN = 3;

const countOf = (outcomes: readonly Outcome[]) => ({
  all: outcomes.length,
  byTest: outcomes.filter(({ found }) => found?.by === 'pnpm test').length,
  // The long run also finds what the short run finds, because it runs everything.
  byTestAll: outcomes.filter(({ found }) => found !== undefined).length,
});

/** Returns whether the tests find enough defects. */
export function isSharp(outcomes: readonly Outcome[]): boolean {
  const { all, byTest, byTestAll } = countOf(outcomes);
  return byTest >= all - LEFT_TO_THE_LONG_RUN && byTestAll === all;
}

function sumOf(outcomes: readonly Outcome[]): string {
  const { all, byTest, byTestAll } = countOf(outcomes);
  return `${byTest} of ${all} found by pnpm test, ${byTestAll} by pnpm test:all`;
}

export function lineOf({ defect, found, seconds }: Outcome): string {
  const how = found ? `${found.by}: ${found.command}: ${found.test}` : 'FOUND BY NONE';
  return `${defect.name} (${defect.room}, ${Math.round(seconds)} s) ${how}`;
}

const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');

/** Returns the outcomes as a table in Markdown, with their sum below. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ defect, found, seconds }) =>
    [
      defect.name,
      defect.room,
      found?.by ?? 'none',
      found?.command ?? '',
      found?.test ?? '',
      String(Math.round(seconds)),
    ].map(cell),
  );
  const lines = [
    ['defect', 'room', 'found by', 'command', 'test', 's'],
    Array.from({ length: 6 }, () => '---'),
    ...rows,
  ];
  return `${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n\n${sumOf(outcomes)}\n`;
}
