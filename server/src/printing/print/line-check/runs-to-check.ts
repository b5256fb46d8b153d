import { printedCodes, runKey } from 'label-core/line-check';
import type { ComputedLine } from '../compute-labels.ts';

/** What of a line is checked. */
interface CheckedLine {
  /** Key of its run within the job. */
  readonly run: string;
  /** True for the line that the run begins with: its first label is a file of its own. */
  readonly isFirst: boolean;
}

type Line = Pick<ComputedLine, 'prepared' | 'labels'>;

/** Returns what a scanner reads from the first label of a line. */
export const codesOf = ({ prepared, labels }: Line): readonly string[] =>
  printedCodes(prepared.template, labels[0]?.values ?? {});

/**
 * Returns the run of each line whose first label is checked at the line; undefined for the others. Lines of the same label,
 * article and printer are one run while their codes have the same number, lot and dates: rows of a file that differ by a
 * serial number are checked once.
 */
export function runsToCheck(lines: readonly Line[]): readonly (CheckedLine | undefined)[] {
  const begun = new Set<string>();
  return lines.map((line) => {
    const { hasLineCheck, version, line: asked, printer } = line.prepared;
    if (!hasLineCheck) return undefined;
    const run = JSON.stringify([version?.id, asked.articleId, printer.id, runKey(codesOf(line))]);
    const isFirst = !begun.has(run);
    begun.add(run);
    return { run, isFirst };
  });
}
