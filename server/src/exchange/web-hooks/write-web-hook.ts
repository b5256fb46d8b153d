import { and, eq } from 'drizzle-orm';
import { changedMeanwhile } from '../../foundation/audit/changed-meanwhile.ts';
import { changeRecorder } from '../../foundation/audit/record-change.ts';
import type { Writer } from '../../foundation/audit/writer.ts';
import { HttpError, notFound } from '../../foundation/http/http-error.ts';
import { requireFreeName } from '../../foundation/http/require-free-name.ts';
import type { ServerKeys } from '../../foundation/keys/server-keys.ts';
import { allocateIds } from '../../foundation/store/allocate-ids.ts';
import { lockOrganization } from '../../foundation/store/lock-organization.ts';
import { webHookDeliveries, webHooks } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { loadPlan } from '../../people/subscription/print-allowance.ts';
import { sentences } from '../sentences/index.ts';
import { createHookSecret, sealHookSecret } from './hook-secret.ts';
import type { ChangedWebHook, NewWebHook } from './web-hook-schemas.ts';

type Row = typeof webHooks.$inferSelect;

/** Max. web hooks: each receives all events it subscribed to, and twenty are plenty. */
const maxWebHooks = 20;

const hourMs = 3_600_000;

/**
 * @returns its number and its secret, which is shown only once.
 * @throws HttpError 409 by the subscription, 422 naming the field
 */
export async function addWebHook(
  transaction: Transaction,
  writer: Writer,
  keys: ServerKeys,
  hook: NewWebHook,
): Promise<{ readonly id: number; readonly secret: string }> {
  await lockOrganization(transaction);
  await requireWebHooks(transaction);
  await requireWebHookName(transaction, { id: 0, name: hook.name });
  if ((await transaction.$count(webHooks)) >= maxWebHooks) {
    throw new HttpError(409, sentences.webHook.many({ most: maxWebHooks }));
  }
  const { organizationId, userId: createdBy } = writer.caller;
  const now = writer.services.clock();
  const id = await allocateIds(transaction, organizationId, 'webHook');
  const secret = createHookSecret();
  await transaction.insert(webHooks).values({
    ...hook,
    organizationId,
    id,
    sealedSecret: sealHookSecret(secret, keys),
    secretCreatedAt: now,
    createdAt: now,
    createdBy,
  });
  await record(transaction, writer, 'web-hook-added', { id, name: hook.name }, hook.events.join(' '));
  return { id, secret };
}

/**
 * Changes a web hook; disabling it gives up its waiting deliveries.
 * @throws HttpError 404, 409 if it was changed meanwhile, 422
 */
export async function changeWebHook(
  transaction: Transaction,
  writer: Writer,
  id: number,
  { revision, ...changed }: ChangedWebHook,
): Promise<void> {
  await lockOrganization(transaction);
  const before = await requireRow(transaction, id);
  if (before.revision !== revision) {
    const events = ['web-hook-changed', 'web-hook-secret-renewed'] as const;
    throw await changedMeanwhile(transaction, { kind: 'webHook', id, events });
  }
  await requireWebHookName(transaction, { id, name: changed.name });
  await transaction
    .update(webHooks)
    .set({ ...changed, revision: revision + 1 })
    .where(eq(webHooks.id, id));
  if (!changed.isEnabled) {
    await transaction
      .update(webHookDeliveries)
      .set({ status: 'failed', nextAttemptAt: null })
      .where(and(eq(webHookDeliveries.webHookId, id), eq(webHookDeliveries.status, 'waiting')));
  }
  const what = `${changed.events.join(' ')}${changed.isEnabled ? '' : ', disabled'}`;
  await record(transaction, writer, 'web-hook-changed', { id, name: changed.name }, what);
}

/** Replaces the secret of a web hook; the old one also signs during the overlap. @throws HttpError 404, 409 */
export async function renewHookSecret(
  transaction: Transaction,
  writer: Writer,
  keys: ServerKeys,
  { id, overlapHours }: { readonly id: number; readonly overlapHours: number },
): Promise<string> {
  await lockOrganization(transaction);
  await requireWebHooks(transaction);
  const before = await requireRow(transaction, id);
  const now = writer.services.clock();
  const secret = createHookSecret();
  await transaction
    .update(webHooks)
    .set({
      sealedSecret: sealHookSecret(secret, keys),
      secretCreatedAt: now,
      previousSealedSecret: overlapHours === 0 ? null : before.sealedSecret,
      previousSecretEndsAt: overlapHours === 0 ? null : new Date(now.getTime() + overlapHours * hourMs),
      revision: before.revision + 1,
    })
    .where(eq(webHooks.id, id));
  const overlap = overlapHours === 0 ? 'the old one ended at once' : `${overlapHours} h overlap`;
  await record(transaction, writer, 'web-hook-secret-renewed', before, overlap);
  return secret;
}

/** Deletes a web hook and its log. @throws HttpError 404 */
export async function deleteWebHook(transaction: Transaction, writer: Writer, id: number): Promise<void> {
  await lockOrganization(transaction);
  const before = await requireRow(transaction, id);
  await transaction.delete(webHooks).where(eq(webHooks.id, id));
  await record(transaction, writer, 'web-hook-deleted', before);
}

/** @throws HttpError 409 if the subscription has none; existing ones can still be seen, disabled and deleted */
export async function requireWebHooks(transaction: Transaction): Promise<void> {
  const { integrationWebHooksEnabled } = await loadPlan(transaction);
  if (!integrationWebHooksEnabled) throw new HttpError(409, sentences.webHook.notIncluded);
}

async function requireRow(transaction: Transaction, id: number): Promise<Row> {
  const [row] = await transaction.select().from(webHooks).where(eq(webHooks.id, id));
  if (!row) throw notFound('webHook', id);
  return row;
}

const record = changeRecorder('web hook');

/** @throws HttpError 422 for a name that is taken */
const requireWebHookName = async (
  transaction: Transaction,
  wanted: { readonly id: number; readonly name: string },
) =>
  requireFreeName(
    await transaction.select({ id: webHooks.id, name: webHooks.name }).from(webHooks),
    wanted,
    'webHook',
  );
