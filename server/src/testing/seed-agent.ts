import { createProgramKey, keyFields } from '../people/programs/program-key.ts';
import { allocateIds } from '../foundation/store/allocate-ids.ts';
import { agents } from '../foundation/store/schema/index.ts';
import type { Transaction } from '../foundation/store/store.ts';

/** Adds an agent that has never connected. @returns its id and its key */
export async function seedAgent(
  transaction: Transaction,
  organizationId: number,
  name: string,
): Promise<{ id: number; key: string }> {
  const id = await allocateIds(transaction, organizationId, 'agent');
  const key = createProgramKey({ kind: 'agent', organizationId, id });
  const createdAt = new Date();
  await transaction
    .insert(agents)
    .values({ organizationId, id, name, ...keyFields(key, createdAt), createdAt });
  return { id, key };
}
