import { sql } from 'drizzle-orm';
import { idCounters } from './schema/index.ts';
import type { Transaction } from './store.ts';

export type CountedEntity =
  | 'account'
  | 'agent'
  | 'article'
  | 'connector'
  | 'counter'
  | 'group'
  | 'integrationClient'
  | 'import'
  | 'importConfiguration'
  | 'invitation'
  | 'label'
  | 'labelVersion'
  | 'media'
  | 'order'
  | 'printer'
  | 'standardLabel'
  | 'webHook'
  | 'widget';

/**
 * Reserves `count` consecutive ids of an organisation and returns the first. Locks the counter until the transaction
 * ends, so that ids have no gaps and two writers wait for each other. The first group of an organisation is its root
 * group 1.
 */
export async function allocateIds(
  transaction: Transaction,
  organizationId: number,
  entity: CountedEntity,
  count = 1,
): Promise<number> {
  const [counter] = await transaction
    .insert(idCounters)
    .values({ organizationId, entity, nextId: 1 + count })
    .onConflictDoUpdate({
      target: [idCounters.organizationId, idCounters.entity],
      set: { nextId: sql`${idCounters.nextId} + ${count}` },
    })
    .returning({ nextId: idCounters.nextId });
  if (!counter) throw new Error(`No id could be reserved for ${entity}.`);
  return counter.nextId - count;
}
