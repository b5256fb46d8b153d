import { and, eq, isNotNull } from 'drizzle-orm';
import { HttpError, notFound } from '../../../foundation/http/http-error.ts';
import { refusalOf } from '../../../foundation/http/refuse.ts';
import { fileLifetimeMs } from '../../../foundation/values/print-limits.ts';
import { agentJobs, printJobEntries, printJobs } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { isHeld, passedEntries, requireReleased } from '../../files/held-files.ts';
import { sentences } from '../../sentences/index.ts';
import type { AgentRow } from '../load-agents.ts';
import { lockAgent } from '../lock-agent.ts';
import type { NewAgentJob } from './agent-job-schemas.ts';
import { entryOf, handOverNumber } from './job-key.ts';
import { isFinal } from '../../../foundation/values/agent-job-states.ts';
import type { AgentJobRow } from './move-job.ts';

type EntryRow = typeof printJobEntries.$inferSelect;

interface HandOver extends NewAgentJob {
  readonly userId: number;
  readonly now: Date;
}

interface HandedOver {
  readonly job: AgentJobRow;
  /** Undefined if it was deleted. */
  readonly agent: AgentRow | undefined;
  /** True if the key had been handed over before: this call changed nothing. */
  readonly isReplayed: boolean;
}

/**
 * Hands a file of the person's own print to its agent, once per key; hand-overs of one file are serialised.
 * @throws HttpError 404 for no such file, 409 for a key that cannot be used now, 422 if it is not printed by an agent
 */
export async function handOver(
  transaction: Transaction,
  { printJobEntryId, jobKey, userId, now }: HandOver,
): Promise<HandedOver> {
  // The file is locked and not its agent: other files are handed to it, offered and reported meanwhile.
  const [found] = await transaction
    .select({ entry: printJobEntries, createdAt: printJobs.createdAt })
    .from(printJobEntries)
    .innerJoin(printJobs, eq(printJobs.id, printJobEntries.printJobId))
    .where(and(eq(printJobEntries.id, printJobEntryId), eq(printJobs.accountId, userId)))
    .for('no key update', { of: printJobEntries });
  if (!found) throw notFound('printJobEntry', printJobEntryId);
  const { entry, createdAt } = found;
  if (entryOf(jobKey) !== entry.id) {
    throw new HttpError(409, sentences.agentJob.otherKey);
  }
  const agent = await lockAgent(transaction, requireAgentOf(entry), 'existence');
  const earlier = await transaction.select().from(agentJobs).where(eq(agentJobs.printJobEntryId, entry.id));
  const same = earlier.find((one) => one.jobKey === jobKey);
  if (same) return { job: same, agent, isReplayed: true };
  await requireReleased(transaction, entry);
  if (!agent) {
    throw new HttpError(409, sentences.agent.deleted({ name: entry.agentName ?? '' }));
  }
  requireNextKey(earlier, jobKey);
  const expiresAt = new Date(createdAt.getTime() + fileLifetimeMs);
  if (expiresAt <= now) {
    throw new HttpError(409, sentences.agentJob.expired);
  }
  const [job] = await transaction
    .insert(agentJobs)
    .values(toRow(entry, { agentId: agent.id, agentName: agent.name, jobKey, expiresAt, now }))
    .returning();
  if (!job) throw new Error(`The job ${jobKey} was handed over and is not there.`);
  return { job, agent, isReplayed: false };
}

/** @throws HttpError 422 if the file is not printed by an agent */
function requireAgentOf({ agentId }: EntryRow): number {
  if (agentId !== null) return agentId;
  throw refusalOf([{ path: 'printJobEntryId', ...sentences.agentJob.noAgent }]);
}

/** @throws HttpError 409 while an earlier hand-over has not ended, or if a later one exists */
function requireNextKey(earlier: readonly AgentJobRow[], jobKey: string): void {
  if (earlier.some(({ state }) => !isFinal(state))) {
    throw new HttpError(409, sentences.agentJob.underWay);
  }
  if (earlier.some((one) => handOverNumber(one.jobKey) > handOverNumber(jobKey))) {
    throw new HttpError(409, sentences.agentJob.laterKey);
  }
}

interface NewPrint {
  readonly printJobId: string;
  /** When the job was created: its files are kept for a day from then. */
  readonly createdAt: Date;
  readonly now: Date;
}

/**
 * Hands over the files of a print job that are printed by agents and were not handed over yet, in the transaction that
 * creates it. Files that wait for a line check are handed over when it has passed.
 * @returns the ids of the agents
 */
export async function handOverPrint(
  transaction: Transaction,
  { printJobId, createdAt, now }: NewPrint,
): Promise<readonly number[]> {
  const entries = await transaction
    .select()
    .from(printJobEntries)
    .where(and(eq(printJobEntries.printJobId, printJobId), isNotNull(printJobEntries.agentId)));
  const expiresAt = new Date(createdAt.getTime() + fileLifetimeMs);
  const passed = await passedEntries(transaction, [printJobId]);
  const earlier = await transaction
    .select({ id: agentJobs.printJobEntryId })
    .from(agentJobs)
    .innerJoin(printJobEntries, eq(printJobEntries.id, agentJobs.printJobEntryId))
    .where(eq(printJobEntries.printJobId, printJobId));
  const handedOver = new Set(earlier.map(({ id }) => id));
  const rows = entries.flatMap((entry) => {
    const { id: jobKey, agentId, agentName } = entry;
    return agentId === null || handedOver.has(entry.id) || isHeld(entry, passed)
      ? []
      : [toRow(entry, { agentId, agentName: agentName ?? '', jobKey, expiresAt, now })];
  });
  if (rows.length === 0) return [];
  await transaction.insert(agentJobs).values(rows);
  await transaction.update(printJobs).set({ isDrivenHere: true }).where(eq(printJobs.id, printJobId));
  return [...new Set(rows.map(({ agentId }) => agentId))];
}

type NewRow = Pick<AgentJobRow, 'jobKey' | 'agentId' | 'agentName' | 'expiresAt'>;

const toRow = ({ organizationId, id }: EntryRow, { now, ...row }: NewRow & { readonly now: Date }) => ({
  ...row,
  organizationId,
  printJobEntryId: id,
  state: 'waiting' as const,
  createdAt: now,
  updatedAt: now,
});
