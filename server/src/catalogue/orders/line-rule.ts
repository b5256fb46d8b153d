import type { Problem } from '../../foundation/http/http-error.ts';
import { sentences } from '../sentences/index.ts';
import type { ChangedLine } from './order-schemas.ts';

/** Stored line with the counts of its labels so far. */
export interface StoredLine {
  readonly position: number;
  readonly articleId: number;
  readonly articleName: string;
  readonly quantity: number;
  readonly printedCount: number;
  /** Number of labels for which it is unknown, or not yet known, whether they were printed. */
  readonly openCount: number;
}

/**
 * Returns the problems of changing an order's lines. Everything can be changed, except that a line that was begun
 * (labels of it are printed or on their way) keeps its article, cannot be removed, and cannot ask for fewer labels than
 * those. Its label and its position are free, as they concern labels to come. The app checks the same beforehand
 * (src/pages/order/form/model/line-rule.ts).
 */
export function lineProblems(before: readonly StoredLine[], wanted: readonly ChangedLine[]): Problem[] {
  const stored = new Map(before.map((line) => [line.position, line]));
  const named = new Set<number>();
  const problems = wanted.flatMap((line, index): Problem[] => {
    if (line.position === undefined) return [];
    const old = stored.get(line.position);
    const isTwice = named.has(line.position);
    named.add(line.position);
    if (!old || isTwice)
      return [
        { path: `lines.${index}.position`, ...sentences.orderLine.missing({ position: line.position }) },
      ];
    return begunProblems(old, line, index);
  });
  const missing = before.filter((line) => isBegun(line) && !named.has(line.position));
  return [
    ...problems,
    ...missing.map(({ articleName }) => ({
      path: 'lines',
      ...sentences.orderLine.stays({ article: articleName }),
    })),
  ];
}

function begunProblems(old: StoredLine, line: ChangedLine, index: number): Problem[] {
  if (!isBegun(old)) return [];
  // Spares are printed beyond the quantity of a line: then the least is that quantity.
  const least = Math.min(old.quantity, old.printedCount + old.openCount);
  if (line.articleId !== old.articleId)
    return [
      {
        path: `lines.${index}.articleId`,
        ...sentences.orderLine.articleStays({ article: old.articleName }),
      },
    ];
  if (line.quantity >= least) return [];
  return [
    {
      path: `lines.${index}.quantity`,
      ...sentences.orderLine.tooFew({ article: old.articleName, least }),
    },
  ];
}

const isBegun = ({ printedCount, openCount }: StoredLine) => printedCount + openCount > 0;

/**
 * Returns whether anything of an order was printed or is on its way: then it cannot be deleted, because the history
 * names it.
 */
export const isOrderBegun = (lines: readonly StoredLine[]) => lines.some(isBegun);
