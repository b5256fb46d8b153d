import type { Problem } from '../../foundation/http/http-error.ts';
import { sentences } from '../sentences/index.ts';
import type { ChangedLine } from './order-schemas.ts';

/** A line as it is, with what became of its labels so far. */
export interface StoredLine {
  readonly position: number;
  readonly articleId: number;
  readonly articleName: string;
  readonly quantity: number;
  readonly printedCount: number;
  /** Labels of which nobody knows, or not yet, whether they were printed. */
  readonly openCount: number;
}

/**
 * The rule of what can be changed of an order: everything, but of a line that was begun (labels of it are printed, or on
 * their way) the article stays, it cannot be taken out, and it asks for no fewer labels than those. Its label and its
 * place are free: they are about the labels to come. The app says the same beforehand
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
  // Spares are printed beyond what a line asks for: then it asks for no fewer than it does.
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

/** Whether anything of an order was printed or is on its way: then it stays, for the history to name. */
export const isOrderBegun = (lines: readonly StoredLine[]) => lines.some(isBegun);
