import { asc, eq } from 'drizzle-orm';
import { notFound } from '../../foundation/http/http-error.ts';
import { connectors } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { connectionStatus } from './connection-status.ts';
import { loadChosenLabels } from './connector-labels.ts';
import { pickFields } from '../../foundation/values/pick-fields.ts';
import { connectorSettings, type Connector, type ConnectorDetail } from './connector-schemas.ts';

export type ConnectorRecord = typeof connectors.$inferSelect;

/** Returns the connector as shown to everybody who may read it. A disabled one counts as disconnected at once. */
export const toConnector = (
  { id, name, machineName, lastSeenAt, isEnabled }: ConnectorRecord,
  now: Date,
): Connector => {
  const status = connectionStatus(lastSeenAt, now);
  return {
    id,
    name,
    machineName,
    connectionStatus: !isEnabled && status === 'Connected' ? 'Disconnected' : status,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  };
};

export async function loadConnectors(transaction: Transaction, now: Date): Promise<Connector[]> {
  const rows = await transaction.select().from(connectors).orderBy(asc(connectors.name), asc(connectors.id));
  return rows.map((row) => toConnector(row, now));
}

/** Returns the stored connector. @throws HttpError 404 */
export async function requireConnector(transaction: Transaction, id: number): Promise<ConnectorRecord> {
  const [row] = await transaction.select().from(connectors).where(eq(connectors.id, id));
  if (!row) throw notFound('connector', id);
  return row;
}

/** @throws HttpError 404 */
export async function loadConnectorDetail(
  transaction: Transaction,
  id: number,
  now: Date,
): Promise<ConnectorDetail> {
  const row = await requireConnector(transaction, id);
  return {
    ...toConnector(row, now),
    ...pickFields(connectorSettings, row),
    version: row.version,
    keyEnding: row.keyEnding,
    keyCreatedAt: row.keyCreatedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    labels: await loadChosenLabels(transaction, id),
    revision: row.revision,
  };
}
