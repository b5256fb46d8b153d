import { and, asc, inArray } from 'drizzle-orm';
import type { Caller } from '../../foundation/access/caller.ts';
import type { Sentence } from 'label-core/sentence';
import { refusalOf } from '../../foundation/http/refuse.ts';
import { sentences as common } from '../../foundation/sentences/index.ts';
import { visibleOrders } from '../../catalogue/orders/visible-orders.ts';
import { orderLines, orders } from '../../foundation/store/schema/index.ts';
import type { Store, Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';
import type { PrintLine } from './print-request.ts';

type StoredLine = Pick<typeof orderLines.$inferSelect, 'orderId' | 'position' | 'articleId'>;

/**
 * Returns the lines of a request, each with the line of the order it is printed for: the one it names, else the only
 * one of its article; null if there is no such line, and for a print without an order.
 * @throws HttpError 422 naming an order that the caller cannot see, or a line that does not exist or has another
 *   article
 */
export async function findOrderLines(
  store: Pick<Store, 'asOrganization'>,
  caller: Caller,
  lines: readonly PrintLine[],
): Promise<PrintLine[]> {
  const orderIds = [...new Set(lines.map(({ orderId }) => orderId).filter((id) => id !== null))];
  if (orderIds.length === 0) return lines.map((line, index) => withOrderLine(line, index, []));
  return store.asOrganization(caller.organizationId, (transaction) =>
    findInOrders(transaction, caller, { lines, orderIds }),
  );
}

interface OfOrders {
  readonly lines: readonly PrintLine[];
  readonly orderIds: readonly number[];
}

async function findInOrders(
  transaction: Transaction,
  caller: Caller,
  { lines, orderIds }: OfOrders,
): Promise<PrintLine[]> {
  const visible = await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, [...orderIds]), await visibleOrders(transaction, caller)))
    .orderBy(asc(orders.id))
    // Until the job is stored, nobody can remove its lines from the order.
    .for('share');
  const known = new Set(visible.map(({ id }) => id));
  const stored: StoredLine[] = await transaction
    .select({
      orderId: orderLines.orderId,
      position: orderLines.position,
      articleId: orderLines.articleId,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...known]));
  return lines.map((line, index) => {
    if (line.orderId !== null && !known.has(line.orderId))
      throw refused(index, 'orderId', common.missing.order({ id: line.orderId }));
    return withOrderLine(
      line,
      index,
      stored.filter(({ orderId }) => orderId === line.orderId),
    );
  });
}

function withOrderLine(line: PrintLine, index: number, ofOrder: readonly StoredLine[]): PrintLine {
  const { orderId, orderLine, articleId } = line;
  if (orderLine === null) {
    const ofArticle = ofOrder.filter((stored) => stored.articleId === articleId);
    return { ...line, orderLine: ofArticle.length === 1 ? (ofArticle[0]?.position ?? null) : null };
  }
  if (orderId === null) throw refused(index, 'orderLine', sentences.print.noOrder);
  const stored = ofOrder.find(({ position }) => position === orderLine);
  if (!stored) throw refused(index, 'orderLine', sentences.print.noLine({ orderId, line: orderLine }));
  if (stored.articleId !== articleId) {
    const named = { line: orderLine, orderId, articleId: stored.articleId };
    throw refused(index, 'articleId', sentences.print.otherArticle(named));
  }
  return line;
}

const refused = (index: number, field: string, sentence: Sentence) =>
  refusalOf([{ path: `labels.${index}.${field}`, ...sentence }]);
