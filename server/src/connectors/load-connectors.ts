import { asc, eq } from 'drizzle-orm';
import { notFound } from '../http/http-error.ts';
import { connectors } from '../store/schema/index.ts';
import type { Transaction } from '../store/store.ts';
import { connectionStatus } from './connection-status.ts';
import type { Connector } from './connector-schemas.ts';

type Row = typeof connectors.$inferSelect;

const toConnector = ({ id, name, machineName, lastSeenAt }: Row, now: Date): Connector => ({
  id,
  name,
  machineName,
  connectionStatus: connectionStatus(lastSeenAt, now),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
});

export async function loadConnectors(transaction: Transaction, now: Date): Promise<Connector[]> {
  const rows = await transaction.select().from(connectors).orderBy(asc(connectors.name), asc(connectors.id));
  return rows.map((row) => toConnector(row, now));
}

/** @throws HttpError 404 */
export async function loadConnector(transaction: Transaction, id: number, now: Date): Promise<Connector> {
  const [row] = await transaction.select().from(connectors).where(eq(connectors.id, id));
  if (!row) throw notFound('connector', id);
  return toConnector(row, now);
}
