import { setImmediate as breathe } from 'node:timers/promises';
import { eq, inArray, sql } from 'drizzle-orm';
import { HttpError } from '../../../foundation/http/http-error.ts';
import { changeOrder } from '../../../catalogue/orders/write-order.ts';
import { allocateIds } from '../../../foundation/store/allocate-ids.ts';
import type { Sentence } from 'label-core/sentence';
import { orderLines, orders } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { sentences } from '../../sentences/index.ts';
import { gatherOrders, type GatheredOrder } from './gather-orders.ts';
import type { ImportJob } from './import-job.ts';
import { requireFaultless, requireNew, type ImportOutcome } from './import-outcome.ts';
import { rowsAtOnce, type ReadFile } from './read-import-file.ts';
import { rejectedRow, type RejectedRow } from './rejected-row.ts';

/** Writes the orders of a file. @throws ImportRefusal if one of them excludes the whole file */
export async function importOrders(
  transaction: Transaction,
  job: ImportJob,
  file: ReadFile,
): Promise<ImportOutcome> {
  const { onExisting, skipFaulty } = job.options;
  const gathered = await gatherOrders(transaction, file);
  const rejected = [...gathered.rejected];
  requireFaultless(rejected, skipFaulty);
  const known = await findKnown(transaction, gathered.orders);
  const fresh = gathered.orders.filter(({ orderNumber }) => !known.has(orderNumber));
  const there = gathered.orders.flatMap((order) => {
    const stored = known.get(order.orderNumber);
    return stored ? [{ order, stored }] : [];
  });
  if (onExisting === 'refuse')
    requireNew(
      there.flatMap(({ order }) =>
        rejectOrder(order, sentences.importedRow.orderThere({ order: order.orderNumber })),
      ),
      'orders',
    );

  let updatedCount = 0;
  if (onExisting === 'update') {
    for (const { order, stored } of there) {
      const fault = await updateOrder(transaction, job, stored, order);
      if (fault === undefined) updatedCount += 1;
      else rejected.push(...rejectOrder(order, fault));
      await breathe();
    }
    requireFaultless(rejected, skipFaulty);
  }
  const firstCreatedId = await addOrders(transaction, job, fresh);
  return {
    createdCount: fresh.length,
    updatedCount,
    skippedCount: onExisting === 'skip' ? there.length : 0,
    firstCreatedId,
    rejected,
  };
}

const rejectOrder = ({ rows }: GatheredOrder, reason: Sentence): RejectedRow[] =>
  rows.map(({ row }) => rejectedRow(row, reason));

type StoredOrder = typeof orders.$inferSelect;

async function findKnown(
  transaction: Transaction,
  gathered: readonly GatheredOrder[],
): Promise<ReadonlyMap<string, StoredOrder>> {
  const known = new Map<string, StoredOrder>();
  for (let at = 0; at < gathered.length; at += rowsAtOnce) {
    const numbers = gathered.slice(at, at + rowsAtOnce).map(({ orderNumber }) => orderNumber);
    const found = await transaction.select().from(orders).where(inArray(orders.orderNumber, numbers));
    for (const order of found) known.set(order.orderNumber, order);
    await breathe();
  }
  return known;
}

/**
 * Sets the lines of an order, and its customer if there is one, to those of the file. A line of the same article
 * remains the same line, so that its printed labels are still counted. Returns the reason if the rule of lines forbids
 * the change.
 */
async function updateOrder(
  transaction: Transaction,
  { author }: ImportJob,
  stored: StoredOrder,
  { customer, lines }: GatheredOrder,
): Promise<Sentence | undefined> {
  const before = await transaction
    .select({ position: orderLines.position, articleId: orderLines.articleId })
    .from(orderLines)
    .where(eq(orderLines.orderId, stored.id))
    .orderBy(orderLines.place, orderLines.position);
  const positions = Map.groupBy(before, ({ articleId }) => articleId);
  try {
    await changeOrder(transaction, author, {
      orderId: stored.id,
      orderNumber: stored.orderNumber,
      groupId: stored.groupId,
      customer: customer === '' ? stored.customer : customer,
      lines: lines.map((line) => ({ ...line, position: positions.get(line.articleId)?.shift()?.position })),
    });
    return undefined;
  } catch (error) {
    // Refused before anything was written, so the transaction is unchanged.
    if (error instanceof HttpError) return error.sentence;
    throw error;
  }
}

/** Adds orders with their lines, many in one statement; returns the first of their ids, which have no gap. */
async function addOrders(
  transaction: Transaction,
  { organizationId, groupId, author }: ImportJob,
  fresh: readonly GatheredOrder[],
): Promise<number | null> {
  if (fresh.length === 0) return null;
  const firstId = await allocateIds(transaction, organizationId, 'order', fresh.length);
  const createdAt = author.services.clock();
  for (let at = 0; at < fresh.length; at += rowsAtOnce) {
    const some = fresh
      .slice(at, at + rowsAtOnce)
      .map((order, index) => ({ ...order, id: firstId + at + index }));
    await transaction.insert(orders).values(
      some.map(({ id, orderNumber, customer }) => ({
        organizationId,
        id,
        orderNumber,
        customer,
        groupId,
        createdAt,
      })),
    );
    await addLines(transaction, organizationId, some);
    await breathe();
  }
  return firstId;
}

async function addLines(
  transaction: Transaction,
  organizationId: number,
  added: readonly (GatheredOrder & { readonly id: number })[],
): Promise<void> {
  const rows = added.flatMap(({ id, lines }) =>
    lines.map(({ articleId, labelId, quantity }, position) => ({
      order_id: id,
      position,
      article_id: articleId,
      label_id: labelId,
      quantity,
    })),
  );
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await transaction.execute(sql`
      insert into ${orderLines} (organization_id, order_id, position, place, article_id, label_id, quantity)
      select ${organizationId}::integer, order_id, position, position, article_id, label_id, quantity
      from jsonb_to_recordset(${JSON.stringify(rows.slice(at, at + rowsAtOnce))}::jsonb)
        as row (order_id integer, position integer, article_id integer, label_id integer, quantity integer)`);
    await breathe();
  }
}
