import { eq } from 'drizzle-orm';
import { agents } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { AgentRow } from './load-agents.ts';

/**
 * Holds an agent until the transaction ends: what is handed to it, offered, reported and given up happens one after the
 * other. Undefined where it was deleted.
 */
export async function lockAgent(transaction: Transaction, id: number): Promise<AgentRow | undefined> {
  const [agent] = await transaction.select().from(agents).where(eq(agents.id, id)).for('no key update');
  return agent;
}
