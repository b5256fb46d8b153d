import { eq } from 'drizzle-orm';
import { agents } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { AgentRow } from './load-agents.ts';

/**
 * Locks an agent until the transaction ends: hand-overs, offers, reports and giving up are serialised. Undefined if it
 * was deleted.
 */
export async function lockAgent(transaction: Transaction, id: number): Promise<AgentRow | undefined> {
  const [agent] = await transaction.select().from(agents).where(eq(agents.id, id)).for('no key update');
  return agent;
}
