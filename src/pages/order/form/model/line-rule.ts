import { texts } from '../i18n';

interface CountedLine {
  quantity: number;
  printedCount: number;
  openCount: number;
}

/** What can still be changed of a line. */
export interface LineRights {
  canRemove: boolean;
  /** The fewest labels it can ask for. */
  leastQuantity: number;
  /** Why not everything can be changed; "" where it can. */
  reason: string;
}

/**
 * The rule the server keeps (server/src/catalogue/orders/line-rule.ts), said beforehand: a line of which labels are printed or on
 * their way cannot be taken out, and asks for no fewer labels than those; where spares were printed, for no fewer than
 * it did. `saved` is the line as it is saved, undefined for a new one.
 */
export function lineRights(saved: CountedLine | undefined): LineRights {
  if (!saved || saved.printedCount + saved.openCount === 0)
    return { canRemove: true, leastQuantity: 1, reason: '' };
  const { quantity, printedCount, openCount } = saved;
  return {
    canRemove: false,
    leastQuantity: Math.max(1, Math.min(quantity, printedCount + openCount)),
    reason: begunReason(printedCount, openCount),
  };
}

function begunReason(printed: number, open: number): string {
  if (open === 0) return texts.begunLine.printed({ printed });
  return printed === 0 ? texts.begunLine.open({ open }) : texts.begunLine.both({ printed, open });
}

/** Whether anything of an order was printed or is on its way: then it stays. */
export const isOrderBegun = (lines: readonly CountedLine[]): boolean =>
  lines.some(({ printedCount, openCount }) => printedCount + openCount > 0);
