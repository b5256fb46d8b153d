import { eq } from 'drizzle-orm';
import { HttpError } from '../../../foundation/http/http-error.ts';
import { agents } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { sentences } from '../../sentences/index.ts';
import { orphanJobs } from '../jobs/end-jobs.ts';
import type { AgentRow } from '../load-agents.ts';
import { lockAgent } from '../lock-agent.ts';
import type { AgentPoll } from './connect-schemas.ts';

/** Agent that asks for work, in its state at the beginning of the poll. */
export type MetAgent = Pick<AgentRow, 'id' | 'keyHash'> & {
  readonly instanceId: string;
};

/**
 * Records the agent that asks for work. If its journal differs from the last one, it has no record of the earlier jobs,
 * which are ended.
 * @throws HttpError 401 if the agent was deleted meanwhile
 */
export async function meetAgent(
  transaction: Transaction,
  id: number,
  { instanceId, machineName, version, printQueues }: AgentPoll,
  now: Date,
): Promise<MetAgent> {
  const agent = await lockAgent(transaction, id);
  if (!agent) throw isOut();
  if (agent.instanceId !== instanceId) await orphanJobs(transaction, agent, machineName, now);
  await transaction
    .update(agents)
    .set({ instanceId, machineName, version, printQueues, lastSeenAt: now })
    .where(eq(agents.id, id));
  return { ...agent, instanceId };
}

/**
 * Returns whether the waiting journal is still the current one: another journal of the same agent becomes current by
 * calling.
 * @throws HttpError 401 if the agent was deleted, disabled or given another key since it began to wait
 */
export function hasTheWord(agent: AgentRow | undefined, met: MetAgent): boolean {
  if (!agent?.isEnabled || agent.keyHash !== met.keyHash) throw isOut();
  return agent.instanceId === met.instanceId;
}

const isOut = () =>
  new HttpError(401, sentences.agent.shutOut, {
    headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  });
