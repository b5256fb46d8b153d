import { texts } from '../i18n';

interface CountedLine {
  quantity: number;
  printedCount: number;
  openCount: number;
}

/** Possible changes of a line. */
export interface LineRights {
  canRemove: boolean;
  /** Min. number of labels. */
  leastQuantity: number;
  /** Reason why the changes are limited; "" if they are not. */
  reason: string;
}

/**
 * Returns the possible changes of a line by the server's rule (server/src/catalogue/orders/line-rule.ts), so that a
 * refusal is known in advance: a line with printed or pending labels cannot be removed, and its quantity cannot be below
 * their number, or below its saved quantity if spares were printed. `saved` is the saved line, undefined for a new one.
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

/** Returns whether any labels of an order are printed or pending: then it cannot be deleted. */
export const isOrderBegun = (lines: readonly CountedLine[]): boolean =>
  lines.some(({ printedCount, openCount }) => printedCount + openCount > 0);
