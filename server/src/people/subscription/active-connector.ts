import { asc, eq } from 'drizzle-orm';
import { connectors } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/** Returns the first enabled connector, which the subscription shows; null if there is none. */
export async function activeConnectorId(transaction: Transaction): Promise<number | null> {
  const [first] = await transaction
    .select({ id: connectors.id })
    .from(connectors)
    .where(eq(connectors.isEnabled, true))
    .orderBy(asc(connectors.id))
    .limit(1);
  return first?.id ?? null;
}
