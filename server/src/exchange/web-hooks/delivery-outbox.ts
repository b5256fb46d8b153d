import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { webHookAttempts, webHookDeliveries, webHooks } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { leaseEnd } from '../../foundation/work/lease.ts';
import { nextTry } from './delivery-retry.ts';
import type { HookAnswer } from './send-hook.ts';

type DeliveryRow = typeof webHookDeliveries.$inferSelect;
type HookRow = typeof webHooks.$inferSelect;

export interface TakenDelivery {
  /** Delivery with the current attempt counted. */
  readonly delivery: DeliveryRow;
  readonly hook: HookRow;
}

/** Takes the delivery that has waited longest, for the time of the lease; undefined when none is due. */
export async function takeDueDelivery(
  transaction: Transaction,
  now: Date,
): Promise<TakenDelivery | undefined> {
  const [due] = await transaction
    .select({ organizationId: webHookDeliveries.organizationId, id: webHookDeliveries.id })
    .from(webHookDeliveries)
    .where(lte(webHookDeliveries.nextAttemptAt, now))
    .orderBy(asc(webHookDeliveries.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return due && takeDelivery(transaction, due, now);
}

/** Takes this delivery, whether it is due or not. */
export async function takeDelivery(
  transaction: Transaction,
  due: DeliveryId,
  now: Date,
): Promise<TakenDelivery | undefined> {
  const [delivery] = await transaction
    .update(webHookDeliveries)
    .set({
      nextAttemptAt: leaseEnd(now),
      attempts: sql`${webHookDeliveries.attempts} + 1`,
    })
    .where(isDelivery(due))
    .returning();
  if (!delivery) return undefined;
  const [hook] = await transaction
    .select()
    .from(webHooks)
    .where(and(eq(webHooks.organizationId, delivery.organizationId), eq(webHooks.id, delivery.webHookId)));
  return hook && { delivery, hook };
}

/** Begins the lease of a taken delivery anew, unless another server has taken it since. */
export const renewDelivery = (transaction: Transaction, delivery: DeliveryRow, now: Date) =>
  transaction
    .update(webHookDeliveries)
    .set({ nextAttemptAt: leaseEnd(now) })
    .where(isStillTaken(delivery));

interface Attempt {
  readonly at: Date;
  readonly now: Date;
  readonly durationMs: number;
  readonly answer: HookAnswer;
}

/**
 * Stores the result of an attempt, and the time of the next one, unless another server has taken the delivery since; a
 * test has no next one.
 */
export async function finishAttempt(
  transaction: Transaction,
  delivery: DeliveryRow,
  { at, now, durationMs, answer }: Attempt,
): Promise<void> {
  const { organizationId, id, attempts, event } = delivery;
  const { status, response, fault } = answer;
  const isDone = fault === undefined;
  const next = isDone || event === 'test' ? undefined : nextTry(attempts, now);
  const [kept] = await transaction
    .update(webHookDeliveries)
    .set({
      status: isDone ? 'delivered' : next ? 'waiting' : 'failed',
      nextAttemptAt: next ?? null,
    })
    .where(isStillTaken(delivery))
    .returning({ id: webHookDeliveries.id });
  // The web hook and its log may have been deleted during the request.
  if (!kept) return;
  await transaction.insert(webHookAttempts).values({
    organizationId,
    deliveryId: id,
    number: attempts,
    at,
    durationMs,
    responseStatus: status,
    response,
    fault: fault?.message ?? '',
    sentence: fault ?? null,
  });
}

type DeliveryId = Pick<DeliveryRow, 'organizationId' | 'id'>;

const isStillTaken = (delivery: DeliveryRow) =>
  and(isDelivery(delivery), eq(webHookDeliveries.attempts, delivery.attempts));

const isDelivery = ({ organizationId, id }: DeliveryId) =>
  and(eq(webHookDeliveries.organizationId, organizationId), eq(webHookDeliveries.id, id));
