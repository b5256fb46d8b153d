import { and, eq } from 'drizzle-orm';
import { agentJobs, printJobEntries } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/** Returns whether a file of a print job was handed over to an agent that has not accepted it yet: it may be away. */
export async function waitsForAgents(transaction: Transaction, printJobId: string): Promise<boolean> {
  const waiting = await transaction
    .select({ id: printJobEntries.id })
    .from(printJobEntries)
    .innerJoin(agentJobs, eq(agentJobs.printJobEntryId, printJobEntries.id))
    .where(and(eq(printJobEntries.printJobId, printJobId), eq(printJobEntries.status, 'Created')))
    .limit(1);
  return waiting.length > 0;
}
