import type { Defect } from './defect.ts';
import type { Found } from './find-failure.ts';

export interface Outcome {
  readonly defect: Defect;
  /** Undefined where no test fails. */
  readonly found: Found | undefined;
  readonly seconds: number;
}

/** So many defects may be left to the long run. */
const LEFT_TO_THE_LONG_RUN = 3;

const countOf = (outcomes: readonly Outcome[]) => ({
  all: outcomes.length,
  byTest: outcomes.filter(({ found }) => found?.by === 'pnpm test').length,
  // What the short run finds the long one finds as well: it runs everything there is.
  byTestAll: outcomes.filter(({ found }) => found !== undefined).length,
});

/** Whether the tests are as sharp as they have to be. */
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

/** The outcomes as a table in Markdown, with their sum below. */
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
