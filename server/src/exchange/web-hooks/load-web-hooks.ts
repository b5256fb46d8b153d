import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { notFound } from '../../foundation/http/http-error.ts';
import { webHookAttempts, webHookDeliveries, webHooks } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { pickFields } from '../../foundation/values/pick-fields.ts';
import { codeOf } from '../../foundation/values/sentence-code.ts';
import { webHookSettings, type Delivery, type WebHook } from './web-hook-schemas.ts';

/** Loads the web hooks of the organisation by number, each with its newest delivery. */
export async function loadWebHooks(transaction: Transaction, now: Date): Promise<WebHook[]> {
  const rows = await transaction.select().from(webHooks).orderBy(asc(webHooks.id));
  const newest = await transaction
    .selectDistinctOn([webHookDeliveries.webHookId], {
      webHookId: webHookDeliveries.webHookId,
      event: webHookDeliveries.event,
      status: webHookDeliveries.status,
      createdAt: webHookDeliveries.createdAt,
    })
    .from(webHookDeliveries)
    .orderBy(webHookDeliveries.webHookId, desc(webHookDeliveries.createdAt));
  return rows.map((row) => {
    const last = newest.find(({ webHookId }) => webHookId === row.id);
    const overlapEnd = row.previousSecretEndsAt;
    return {
      webHookId: row.id,
      ...pickFields(webHookSettings, row),
      secretCreatedAt: row.secretCreatedAt.toISOString(),
      previousSecretEndsAt: overlapEnd !== null && overlapEnd > now ? overlapEnd.toISOString() : null,
      lastDelivery: last
        ? { event: last.event, status: last.status, createdAt: last.createdAt.toISOString() }
        : null,
      createdAt: row.createdAt.toISOString(),
      revision: row.revision,
    };
  });
}

/** @throws HttpError 404 */
export async function loadWebHook(transaction: Transaction, id: number, now: Date): Promise<WebHook> {
  const hook = (await loadWebHooks(transaction, now)).find(({ webHookId }) => webHookId === id);
  if (!hook) throw notFound('webHook', id);
  return hook;
}

interface AskedDeliveries {
  readonly webHookId: number;
  readonly deliveryId?: string;
  readonly take: number;
  readonly offset: number;
}

/** Loads the deliveries to a web hook, newest first, with every attempt. */
export async function loadDeliveries(
  transaction: Transaction,
  { webHookId, deliveryId, take, offset }: AskedDeliveries,
): Promise<{ readonly data: Delivery[]; readonly total: number }> {
  const wanted = and(
    eq(webHookDeliveries.webHookId, webHookId),
    deliveryId === undefined ? undefined : eq(webHookDeliveries.id, deliveryId),
  );
  const rows = await transaction
    .select()
    .from(webHookDeliveries)
    .where(wanted)
    .orderBy(desc(webHookDeliveries.createdAt), asc(webHookDeliveries.id))
    .limit(take)
    .offset(offset);
  const ids = rows.map(({ id }) => id);
  const attempts =
    ids.length === 0
      ? []
      : await transaction
          .select()
          .from(webHookAttempts)
          .where(inArray(webHookAttempts.deliveryId, ids))
          .orderBy(asc(webHookAttempts.number));
  return {
    total: await transaction.$count(webHookDeliveries, wanted),
    data: rows.map(({ id, event, status, createdAt, nextAttemptAt, body }) => ({
      deliveryId: id,
      messageId: `msg_${id}`,
      event,
      status,
      createdAt: createdAt.toISOString(),
      nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
      body,
      attempts: attempts
        .filter((attempt) => attempt.deliveryId === id)
        .map(({ number, at, durationMs, responseStatus, response, fault, sentence }) => ({
          number,
          at: at.toISOString(),
          durationMs,
          responseStatus,
          response,
          fault,
          ...codeOf(sentence),
        })),
    })),
  };
}

/** @throws HttpError 404 */
export async function loadDelivery(
  transaction: Transaction,
  webHookId: number,
  deliveryId: string,
): Promise<Delivery> {
  const { data } = await loadDeliveries(transaction, { webHookId, deliveryId, take: 1, offset: 0 });
  const [delivery] = data;
  if (!delivery) throw notFound('delivery', deliveryId);
  return delivery;
}
