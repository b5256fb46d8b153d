import { asc, eq } from 'drizzle-orm';
import { notFound } from '../../foundation/http/http-error.ts';
import { accounts, integrationClients } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { pickFields } from '../../foundation/values/pick-fields.ts';
import { clientSettings, type IntegrationClient } from './client-schemas.ts';
import { isOverlapping, stateOf, type ClientRow } from './client-state.ts';

/** Loads the clients of the organisation by number. */
export async function loadClients(transaction: Transaction, now: Date): Promise<IntegrationClient[]> {
  const rows = await transaction
    .select({ client: integrationClients, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(integrationClients)
    .leftJoin(accounts, eq(accounts.id, integrationClients.createdBy))
    .orderBy(asc(integrationClients.id));
  return rows.map(({ client, firstName, lastName }) =>
    toClient(client, `${firstName ?? ''} ${lastName ?? ''}`.trim(), now),
  );
}

/** @throws HttpError 404 */
export async function loadClient(
  transaction: Transaction,
  id: number,
  now: Date,
): Promise<IntegrationClient> {
  const client = (await loadClients(transaction, now)).find((one) => one.integrationClientId === id);
  if (!client) throw notFound('integrationClient', id);
  return client;
}

const toClient = (row: ClientRow, createdBy: string, now: Date): IntegrationClient => ({
  integrationClientId: row.id,
  ...pickFields(clientSettings, row),
  clientId: row.clientId,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  state: stateOf(row, now),
  secretEnding: row.secretEnding,
  secretCreatedAt: row.secretCreatedAt.toISOString(),
  previousSecretEndsAt: isOverlapping(row, now) ? (row.previousSecretEndsAt?.toISOString() ?? null) : null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  createdBy,
  revision: row.revision,
});
