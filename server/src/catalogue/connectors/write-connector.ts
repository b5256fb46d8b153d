import { eq } from 'drizzle-orm';
import { changedMeanwhile } from '../../foundation/audit/changed-meanwhile.ts';
import { changeRecorder } from '../../foundation/audit/record-change.ts';
import type { Writer } from '../../foundation/audit/writer.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import { requireFreeName } from '../../foundation/http/require-free-name.ts';
import { allocateIds } from '../../foundation/store/allocate-ids.ts';
import { lockOrganization } from '../../foundation/store/lock-organization.ts';
import { connectors } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { createProgramKey, keyFields } from '../../people/programs/program-key.ts';
import { loadPlan } from '../../people/subscription/print-allowance.ts';
import { sentences } from '../sentences/index.ts';
import { chooseLabels } from './connector-labels.ts';
import type { ChangedConnector, NewConnector } from './connector-schemas.ts';
import { requireConnector } from './load-connectors.ts';

/** Each connector is a program on some machine: no organisation has that many. */
const maxConnectors = 50;

/** Connector with its key, which is shown only once. */
export interface KeyedConnector {
  readonly id: number;
  readonly key: string;
}

/** @throws HttpError 402 by the subscription, 409 if there are too many, 422 naming each field that cannot be used */
export async function addConnector(
  transaction: Transaction,
  writer: Writer,
  { labelIds, ...settings }: NewConnector,
): Promise<KeyedConnector> {
  await lockOrganization(transaction);
  await requireConnectors(transaction);
  const { name } = settings;
  await requireConnectorName(transaction, { id: 0, name });
  if ((await transaction.$count(connectors)) >= maxConnectors) {
    throw new HttpError(409, sentences.connector.many({ most: maxConnectors }));
  }
  const { organizationId, userId: createdBy } = writer.caller;
  const now = writer.services.clock();
  const id = await allocateIds(transaction, organizationId, 'connector');
  const key = createProgramKey({ kind: 'connector', organizationId, id });
  await transaction.insert(connectors).values({
    organizationId,
    id,
    ...settings,
    machineName: '',
    ...keyFields(key, now),
    createdAt: now,
    createdBy,
  });
  await chooseLabels(transaction, { organizationId, connectorId: id, labelIds });
  await record(transaction, writer, 'connector-added', { id, name });
  return { id, key };
}

/** @throws HttpError 402 for enabling one, 404, 409 when it was changed meanwhile, 422 naming each field */
export async function changeConnector(
  transaction: Transaction,
  writer: Writer,
  id: number,
  { revision, labelIds, ...settings }: ChangedConnector,
): Promise<void> {
  await lockOrganization(transaction);
  const before = await requireConnector(transaction, id);
  if (before.revision !== revision) {
    const events = ['connector-changed', 'connector-key-renewed'] as const;
    throw await changedMeanwhile(transaction, { kind: 'connector', id, events });
  }
  const { name, isEnabled } = settings;
  if (isEnabled && !before.isEnabled) await requireConnectors(transaction);
  await requireConnectorName(transaction, { id, name });
  const { organizationId } = writer.caller;
  await chooseLabels(transaction, { organizationId, connectorId: id, labelIds });
  await transaction
    .update(connectors)
    .set({ ...settings, revision: revision + 1 })
    .where(eq(connectors.id, id));
  await record(transaction, writer, 'connector-changed', { id, name }, isEnabled ? '' : 'disabled');
}

/** Replaces the key of a connector; the old one becomes invalid at once. @throws HttpError 402, 404 */
export async function renewConnectorKey(
  transaction: Transaction,
  writer: Writer,
  id: number,
): Promise<KeyedConnector> {
  await lockOrganization(transaction);
  const before = await requireConnector(transaction, id);
  await requireConnectors(transaction);
  const { organizationId } = writer.caller;
  const key = createProgramKey({ kind: 'connector', organizationId, id });
  await transaction
    .update(connectors)
    .set({ ...keyFields(key, writer.services.clock()), revision: before.revision + 1 })
    .where(eq(connectors.id, id));
  await record(transaction, writer, 'connector-key-renewed', before);
  return { id, key };
}

/** Deletes a connector; its key is no longer valid. @throws HttpError 404 */
export async function deleteConnector(transaction: Transaction, writer: Writer, id: number): Promise<void> {
  await lockOrganization(transaction);
  const before = await requireConnector(transaction, id);
  await transaction.delete(connectors).where(eq(connectors.id, id));
  await record(transaction, writer, 'connector-deleted', before);
}

/** @throws HttpError 402 if the subscription has none; existing ones can still be seen, disabled and deleted */
export async function requireConnectors(transaction: Transaction): Promise<void> {
  const { connectorsEnabled } = await loadPlan(transaction);
  if (!connectorsEnabled) throw new HttpError(402, sentences.connector.notIncluded);
}

const record = changeRecorder('connector');

/** @throws HttpError 422 for a name that is taken */
const requireConnectorName = async (
  transaction: Transaction,
  wanted: { readonly id: number; readonly name: string },
) =>
  requireFreeName(
    await transaction.select({ id: connectors.id, name: connectors.name }).from(connectors),
    wanted,
    'connector',
  );
