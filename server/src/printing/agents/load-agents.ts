import { asc, count, inArray, isNotNull } from 'drizzle-orm';
import { connectionStatus } from '../../catalogue/connectors/connection-status.ts';
import { notFound } from '../../foundation/http/http-error.ts';
import { agentJobs, agents, printers } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { pickFields } from '../../foundation/values/pick-fields.ts';
import { agentSettings, type Agent } from './agent-schemas.ts';

export type AgentRow = typeof agents.$inferSelect;

/** Loads the agents of the organisation by name. */
export async function loadAgents(transaction: Transaction, now: Date): Promise<Agent[]> {
  const rows = await transaction.select().from(agents).orderBy(asc(agents.name), asc(agents.id));
  const waiting = await transaction
    .select({ agentId: agentJobs.agentId, jobs: count() })
    .from(agentJobs)
    .where(inArray(agentJobs.state, ['waiting', 'offered']))
    .groupBy(agentJobs.agentId);
  const theirs = await transaction
    .select({ agentId: printers.agentId, printerId: printers.id, name: printers.displayName })
    .from(printers)
    .where(isNotNull(printers.agentId))
    .orderBy(asc(printers.id));
  return rows.map((row) => ({
    id: row.id,
    ...pickFields(agentSettings, row),
    machineName: row.machineName,
    version: row.version,
    connectionStatus: connectionStatus(row.lastSeenAt, now),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    keyEnding: row.keyEnding,
    keyCreatedAt: row.keyCreatedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    printQueues: row.printQueues,
    waitingJobs: waiting.find(({ agentId }) => agentId === row.id)?.jobs ?? 0,
    printers: theirs
      .filter(({ agentId }) => agentId === row.id)
      .map(({ printerId, name }) => ({ printerId, name })),
    revision: row.revision,
  }));
}

/** @throws HttpError 404 */
export async function loadAgent(transaction: Transaction, id: number, now: Date): Promise<Agent> {
  const agent = (await loadAgents(transaction, now)).find((one) => one.id === id);
  if (!agent) throw notFound('agent', id);
  return agent;
}
