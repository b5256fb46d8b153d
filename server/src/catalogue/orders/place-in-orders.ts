import { eq, max, sql } from 'drizzle-orm';
import { mayCall } from '../../foundation/access/access-rule.ts';
import { access } from '../../foundation/access/access-table.ts';
import { logName } from '../../foundation/audit/log-name.ts';
import { recordWrite, type Writer } from '../../foundation/audit/writer.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import { refuse } from '../../foundation/http/refuse.ts';
import { sentences as common } from '../../foundation/sentences/index.ts';
import { orderLines, orders } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';
import { orderLimits } from './order-limits.ts';
import { nextPosition } from './stored-lines.ts';

interface Places {
  readonly articleId: number;
  readonly orders: readonly {
    readonly orderId: number;
    readonly quantity: number;
    readonly labelId?: number | null | undefined;
  }[];
}

/**
 * Appends an article to orders.
 * @throws HttpError 403 if the caller does not manage orders, 422 for an order that does not exist or is full
 */
export async function placeInOrders(
  transaction: Transaction,
  writer: Writer,
  { articleId, orders: places }: Places,
): Promise<void> {
  if (places.length === 0) return;
  if (!mayCall(writer.caller, access.orders)) throw new HttpError(403, sentences.order.notYours);
  // Every writer locks in the same sequence, so that two of them never wait for each other.
  const inSequence = places.map((place, index) => ({ place, index })).toSorted(byOrder);
  for (const { place, index } of inSequence) {
    const { orderId, quantity, labelId = null } = place;
    const [order] = await transaction
      .update(orders)
      .set({ revision: sql`${orders.revision} + 1` })
      .where(eq(orders.id, orderId))
      .returning({ orderNumber: orders.orderNumber });
    const path = `orders.${index}.orderId`;
    if (!order) return refuse([{ path, ...common.missing.order({ id: orderId }) }]);
    const [lines] = await transaction
      .select({ count: sql`count(*)`.mapWith(Number), last: max(orderLines.place) })
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId));
    if ((lines?.count ?? 0) >= orderLimits.lines) {
      const sentence = sentences.order.full({ number: order.orderNumber, most: orderLimits.lines });
      return refuse([{ path, ...sentence }]);
    }
    await transaction.insert(orderLines).values({
      organizationId: writer.caller.organizationId,
      orderId,
      position: await nextPosition(transaction, orderId),
      place: (lines?.last ?? -1) + 1,
      articleId,
      labelId,
      quantity,
    });
    await recordWrite(transaction, writer, 'order-changed', logName('order', orderId, order.orderNumber));
  }
}

type Indexed = { readonly place: Places['orders'][number] };
const byOrder = (one: Indexed, other: Indexed) => one.place.orderId - other.place.orderId;
