import { eq } from 'drizzle-orm';
import { changedMeanwhile } from '../../foundation/audit/changed-meanwhile.ts';
import { changeRecorder } from '../../foundation/audit/record-change.ts';
import type { Writer } from '../../foundation/audit/writer.ts';
import { HttpError, notFound, type Problem } from '../../foundation/http/http-error.ts';
import { refuse } from '../../foundation/http/refuse.ts';
import { isNameTaken } from '../../foundation/http/require-free-name.ts';
import { endingOf, hashToken } from '../../foundation/keys/opaque-token.ts';
import { allocateIds } from '../../foundation/store/allocate-ids.ts';
import { lockOrganization } from '../../foundation/store/lock-organization.ts';
import { accounts, integrationClients } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';
import { loadPlan } from '../subscription/print-allowance.ts';
import type { ChangedClient, NewClient } from './client-schemas.ts';
import { createClientId, createClientSecret } from './client-secret.ts';
import type { ClientRow } from './client-state.ts';

/** No organisation has that many programs; the limit stops a script that adds them in a loop. */
const maxClients = 100;

const hourMs = 3_600_000;

/**
 * @returns its number and its secret, which is shown only once.
 * @throws HttpError 409 by the subscription, 422 naming each field
 */
export async function addClient(
  transaction: Transaction,
  writer: Writer,
  settings: NewClient,
): Promise<{ readonly id: number; readonly secret: string }> {
  await lockOrganization(transaction);
  await requireClients(transaction);
  const { services, caller } = writer;
  const { organizationId } = caller;
  const { name, scopes } = settings;
  const now = services.clock();
  await requireUsable(transaction, { id: 0, ...settings }, now);
  const existing = await transaction.$count(integrationClients);
  if (existing >= maxClients) {
    throw new HttpError(409, sentences.integrationClient.many({ most: maxClients }));
  }
  const id = await allocateIds(transaction, organizationId, 'integrationClient');
  const secret = createClientSecret();
  await transaction.insert(integrationClients).values({
    ...settings,
    organizationId,
    id,
    clientId: createClientId(),
    accountId: await addNameplate(transaction, organizationId, name, now),
    ...secretFields(secret, now),
    createdAt: now,
    createdBy: caller.userId,
  });
  await record(transaction, writer, 'integration-client-added', { id, name }, scopes.join(' '));
  return { id, secret };
}

/** @throws HttpError 404, 409 when it was changed meanwhile, 422 naming each field that cannot be used */
export async function changeClient(
  transaction: Transaction,
  writer: Writer,
  id: number,
  { revision, ...changed }: ChangedClient,
): Promise<void> {
  await lockOrganization(transaction);
  const before = await requireRow(transaction, id);
  if (before.revision !== revision) {
    const events = ['integration-client-changed', 'integration-client-secret-renewed'] as const;
    throw await changedMeanwhile(transaction, { kind: 'integrationClient', id, events });
  }
  const isSameEnd = changed.expiresAt?.getTime() === before.expiresAt?.getTime();
  const expiresAt = isSameEnd ? null : changed.expiresAt;
  await requireUsable(transaction, { id, name: changed.name, expiresAt }, writer.services.clock());
  await transaction
    .update(integrationClients)
    .set({ ...changed, revision: revision + 1 })
    .where(eq(integrationClients.id, id));
  await transaction
    .update(accounts)
    .set({ firstName: changed.name })
    .where(eq(accounts.id, before.accountId));
  const now = changed.isEnabled ? changed.scopes.join(' ') : `${changed.scopes.join(' ')}, disabled`;
  await record(transaction, writer, 'integration-client-changed', { id, name: changed.name }, now);
}

/**
 * Replaces the secret of a client; the old one stays valid during the overlap, or ends at once.
 * @throws HttpError 404, 409
 */
export async function renewSecret(
  transaction: Transaction,
  writer: Writer,
  id: number,
  overlapHours: number,
): Promise<string> {
  await lockOrganization(transaction);
  await requireClients(transaction);
  const before = await requireRow(transaction, id);
  const now = writer.services.clock();
  const secret = createClientSecret();
  await transaction
    .update(integrationClients)
    .set({
      ...secretFields(secret, now),
      secretNumber: before.secretNumber + 1,
      previousSecretHash: overlapHours === 0 ? null : before.secretHash,
      previousSecretEndsAt: overlapHours === 0 ? null : new Date(now.getTime() + overlapHours * hourMs),
      revision: before.revision + 1,
    })
    .where(eq(integrationClients.id, id));
  const overlap = overlapHours === 0 ? 'the old one ended at once' : `${overlapHours} h overlap`;
  await record(transaction, writer, 'integration-client-secret-renewed', before, overlap);
  return secret;
}

/** Deletes a client; records of its actions keep its name. @throws HttpError 404 */
export async function deleteClient(transaction: Transaction, writer: Writer, id: number): Promise<void> {
  await lockOrganization(transaction);
  const before = await requireRow(transaction, id);
  await transaction.delete(integrationClients).where(eq(integrationClients.id, id));
  await record(transaction, writer, 'integration-client-deleted', before);
}

const secretFields = (secret: string, now: Date) => ({
  secretHash: hashToken(secret),
  secretEnding: endingOf(secret),
  secretCreatedAt: now,
});

/** @throws HttpError 409 if the subscription has none; existing ones can still be seen, disabled and deleted */
async function requireClients(transaction: Transaction): Promise<void> {
  const { integrationClientsEnabled } = await loadPlan(transaction);
  if (!integrationClientsEnabled) throw new HttpError(409, sentences.integrationClient.notIncluded);
}

async function requireRow(transaction: Transaction, id: number): Promise<ClientRow> {
  const [row] = await transaction.select().from(integrationClients).where(eq(integrationClients.id, id));
  if (!row) throw notFound('integrationClient', id);
  return row;
}

/** @throws HttpError 422 for a name that is taken and an expiry date in the past */
async function requireUsable(
  transaction: Transaction,
  { id, name, expiresAt }: Pick<ClientRow, 'id' | 'name' | 'expiresAt'>,
  now: Date,
): Promise<void> {
  const problems: Problem[] = [];
  const names = await transaction
    .select({ id: integrationClients.id, name: integrationClients.name })
    .from(integrationClients);
  if (isNameTaken(names, { id, name })) {
    problems.push({ path: 'name', ...sentences.integrationClient.nameTaken({ name }) });
  }
  if (expiresAt !== null && expiresAt <= now) {
    problems.push({ path: 'expiresAt', ...sentences.integrationClient.endPassed });
  }
  refuse(problems);
}

/**
 * Adds the account row that jobs, changes and events refer to for the client's name. It is like that of a deleted
 * person: no address, no password, no role, not listed and not counted by the subscription.
 */
async function addNameplate(
  transaction: Transaction,
  organizationId: number,
  name: string,
  now: Date,
): Promise<number> {
  const id = await allocateIds(transaction, organizationId, 'account');
  await transaction.insert(accounts).values({
    organizationId,
    id,
    email: '',
    firstName: name,
    lastName: '',
    passwordHash: '',
    accountTypes: [],
    isEnabled: false,
    createdAt: now,
    deletedAt: now,
  });
  return id;
}

const record = changeRecorder('integration client');
