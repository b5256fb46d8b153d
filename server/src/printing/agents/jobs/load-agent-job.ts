import { and, eq } from 'drizzle-orm';
import type { Sentence } from 'label-core/sentence';
import { connectionStatus } from '../../../catalogue/connectors/connection-status.ts';
import { agentJobs, agents, printJobEntries, printJobs } from '../../../foundation/store/schema/index.ts';
import { fixedStatement, type Places } from '../../../foundation/store/fixed-statement.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { codeOf } from '../../../foundation/values/sentence-code.ts';
import type { AgentRow } from '../load-agents.ts';
import { sentences } from '../../sentences/index.ts';
import type { AgentJob } from './agent-job-schemas.ts';
import { isFinal } from '../../../foundation/values/agent-job-states.ts';
import type { AgentJobRow } from './move-job.ts';

export interface OwnJob {
  readonly jobKey: string;
  /** Owner of the print: people follow only their own. */
  readonly userId: number;
}

/**
 * Asks for a job of the person's own print, and its agent, if it was not deleted. The most frequent call of an installation
 * whose printers have much to do: every print that waits is followed.
 */
export const askForOwnJob = fixedStatement((transaction, { jobKey, userId }: Places<OwnJob>) =>
  transaction
    .select({ job: agentJobs, agent: agents })
    .from(agentJobs)
    .innerJoin(printJobEntries, eq(printJobEntries.id, agentJobs.printJobEntryId))
    .innerJoin(printJobs, eq(printJobs.id, printJobEntries.printJobId))
    .leftJoin(agents, eq(agents.id, agentJobs.agentId))
    .where(and(eq(agentJobs.jobKey, jobKey), eq(printJobs.accountId, userId))),
);

/** Returns a job of the person's own print; undefined if there is none. */
export async function findOwnJob(transaction: Transaction, own: OwnJob): Promise<AgentJobRow | undefined> {
  const [found] = await askForOwnJob(transaction, own);
  return found?.job;
}

/** Returns a job in its current state. @param agent its agent in its current state; null if it was deleted */
export function describeAgentJob(job: AgentJobRow, agent: AgentRow | null | undefined, now: Date): AgentJob {
  const isAgentConnected =
    agent?.isEnabled === true && connectionStatus(agent.lastSeenAt, now) === 'Connected';
  return {
    jobKey: job.jobKey,
    printJobEntryId: job.printJobEntryId,
    agentId: job.agentId,
    agentName: job.agentName,
    state: job.state,
    isFinal: isFinal(job.state),
    outcome: job.outcome,
    attention: isUntaken(job) && agent && !isAgentConnected ? awayOf(agent) : job.attention,
    message: job.message,
    ...codeOf(job.sentence),
    impressionsCompleted: job.impressionsCompleted,
    isAgentConnected,
    agentLastSeenAt: agent?.lastSeenAt?.toISOString() ?? null,
    updatedAt: job.updatedAt.toISOString(),
  };
}

const isUntaken = ({ state }: AgentJobRow) => state === 'waiting' || state === 'offered';

/** Returns the attention of a job whose agent is not connected. */
function awayOf(agent: AgentRow): AgentJob['attention'] {
  const { message: text, ...known } = whyAway(agent);
  return { text, reason: agent.isEnabled ? 'agent-disconnected' : 'agent-disabled', ...known };
}

function whyAway({ name, machineName: machine, isEnabled, lastSeenAt }: AgentRow): Sentence {
  if (!isEnabled) return sentences.agent.isDisabled({ name });
  if (lastSeenAt === null) return sentences.agent.neverConnected({ name });
  const at = lastSeenAt.toISOString();
  return sentences.agent.away({ name, machine, date: at.slice(0, 10), time: at.slice(11, 16) });
}
