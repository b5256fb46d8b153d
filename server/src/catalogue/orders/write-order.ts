import { eq } from 'drizzle-orm';
import { changedMeanwhile } from '../../foundation/audit/changed-meanwhile.ts';
import { logName } from '../../foundation/audit/log-name.ts';
import { recordWrite, type Author, type Writer } from '../../foundation/audit/writer.ts';
import { rootGroupId } from '../../people/groups/group-tree.ts';
import { HttpError, notFound } from '../../foundation/http/http-error.ts';
import { refusalOf } from '../../foundation/http/refuse.ts';
import { allocateIds } from '../../foundation/store/allocate-ids.ts';
import { orderLines, orders } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { isUniqueViolation } from '../../foundation/store/unique-violation.ts';
import { sentences } from '../sentences/index.ts';
import { isOrderBegun, lineProblems } from './line-rule.ts';
import { refuseLines, requireOrderReferences } from './order-references.ts';
import type { ChangedLine, ChangedOrder, NewOrder } from './order-schemas.ts';
import { loadStoredLines, nextPosition } from './stored-lines.ts';

/**
 * Creates an order and returns its id.
 * @throws HttpError 409 for a number that is taken, 422 for a reference that does not exist
 */
export async function addOrder(
  transaction: Transaction,
  writer: Writer,
  { lines, ...order }: NewOrder,
): Promise<number> {
  const { organizationId, groupIds } = writer.caller;
  const { orderNumber } = order;
  const groupId = order.groupId ?? groupIds[0] ?? rootGroupId;
  await requireOrderReferences(transaction, { groupId, lines });
  const id = await allocateIds(transaction, organizationId, 'order');
  const createdAt = writer.services.clock();
  await withOwnNumber(orderNumber, () =>
    transaction.insert(orders).values({ ...order, organizationId, id, groupId, createdAt }),
  );
  await writeLines(transaction, { organizationId, orderId: id }, lines, 0);
  await recordWrite(transaction, writer, 'order-added', logName('order', id, orderNumber));
  return id;
}

interface AskedChange extends ChangedOrder {
  readonly orderId: number;
}

/** @throws HttpError 404, 409 when it was changed meanwhile or its number is taken, 422 by the rule of lines */
export async function changeOrder(
  transaction: Transaction,
  writer: Author,
  { orderId, revision, lines, ...facts }: AskedChange,
): Promise<void> {
  const before = await lockOrder(transaction, orderId);
  if (revision !== undefined && revision !== before.revision)
    throw await changedMeanwhile(transaction, { kind: 'order', id: orderId, events: ['order-changed'] });
  await requireOrderReferences(transaction, { groupId: facts.groupId, lines });
  refuseLines(lineProblems(await loadStoredLines(transaction, orderId, writer.services.clock()), lines));
  const next = await nextPosition(transaction, orderId);
  await withOwnNumber(facts.orderNumber, () =>
    transaction
      .update(orders)
      .set({ ...facts, revision: before.revision + 1 })
      .where(eq(orders.id, orderId)),
  );
  await transaction.delete(orderLines).where(eq(orderLines.orderId, orderId));
  const { organizationId } = writer.caller;
  await writeLines(transaction, { organizationId, orderId }, lines, next);
  await recordWrite(transaction, writer, 'order-changed', logName('order', orderId, facts.orderNumber));
}

/** @throws HttpError 404, 409 for an order of which labels were printed or are on their way */
export async function deleteOrder(transaction: Transaction, writer: Writer, orderId: number): Promise<void> {
  const { orderNumber } = await lockOrder(transaction, orderId);
  if (isOrderBegun(await loadStoredLines(transaction, orderId, writer.services.clock())))
    throw new HttpError(409, sentences.order.begun({ number: orderNumber }));
  await transaction.delete(orders).where(eq(orders.id, orderId));
  await recordWrite(transaction, writer, 'order-deleted', logName('order', orderId, orderNumber));
}

/** Locks an order: one writer at a time, and none while its labels are handed out for printing. */
async function lockOrder(transaction: Transaction, orderId: number) {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order) throw notFound('order', orderId);
  return order;
}

async function withOwnNumber(orderNumber: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'orders_number')) throw error;
    const sentence = sentences.order.numberTaken({ number: orderNumber });
    throw refusalOf([{ path: 'orderNumber', ...sentence }], 409);
  }
}

/** Writes lines in their order; those without a number get the next ones. */
async function writeLines(
  transaction: Transaction,
  order: { readonly organizationId: number; readonly orderId: number },
  lines: readonly ChangedLine[],
  firstNew: number,
): Promise<void> {
  if (lines.length === 0) return;
  let next = firstNew;
  const rows = lines.map(({ position, articleId, labelId = null, quantity }, place) => ({
    ...order,
    position: position ?? next++,
    place,
    articleId,
    labelId,
    quantity,
  }));
  await transaction.insert(orderLines).values(rows);
}
