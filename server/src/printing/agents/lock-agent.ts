import { eq } from 'drizzle-orm';
import { agents } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { AgentRow } from './load-agents.ts';

/** PostgreSQL's row locks, by what is locked until the transaction ends. */
const LOCKS = {
  /** Offers, reports, cancelling and giving up: they are serialised. */
  jobs: 'no key update',
  /** Deleting it, which waits for those who hand over to it. */
  deletion: 'update',
  /** Nothing, but it is not deleted meanwhile: who hands over to it waits for nobody else. */
  existence: 'key share',
} as const;

/** Locks an agent until the transaction ends. Undefined if it was deleted. */
export async function lockAgent(
  transaction: Transaction,
  id: number,
  what: keyof typeof LOCKS = 'jobs',
): Promise<AgentRow | undefined> {
  const [agent] = await transaction.select().from(agents).where(eq(agents.id, id)).for(LOCKS[what]);
  return agent;
}
