import { eq } from 'drizzle-orm';
import { changedMeanwhile } from '../../foundation/audit/changed-meanwhile.ts';
import { changeRecorder } from '../../foundation/audit/record-change.ts';
import type { Writer } from '../../foundation/audit/writer.ts';
import { HttpError, notFound } from '../../foundation/http/http-error.ts';
import { requireFreeName } from '../../foundation/http/require-free-name.ts';
import { allocateIds } from '../../foundation/store/allocate-ids.ts';
import { lockOrganization } from '../../foundation/store/lock-organization.ts';
import { agents, printers } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { createProgramKey, keyFields } from '../../people/programs/program-key.ts';
import { requireAgents, requireRoomForAgent } from '../../people/subscription/agent-limit.ts';
import { sentences } from '../sentences/index.ts';
import type { ChangedAgent, NewAgent } from './agent-schemas.ts';
import { endJobsOf } from './jobs/end-jobs.ts';
import type { AgentRow } from './load-agents.ts';
import { lockAgent } from './lock-agent.ts';

export interface KeyedAgent {
  readonly id: number;
  readonly key: string;
}

/** @returns its number and its key, which is shown only once. @throws HttpError 402 by the subscription, 422 for its name */
export async function addAgent(
  transaction: Transaction,
  writer: Writer,
  settings: NewAgent,
): Promise<KeyedAgent> {
  await lockOrganization(transaction);
  await requireRoomForAgent(transaction);
  const { name } = settings;
  await requireAgentName(transaction, { id: 0, name });
  const { organizationId } = writer.caller;
  const now = writer.services.clock();
  const id = await allocateIds(transaction, organizationId, 'agent');
  const key = createProgramKey({ kind: 'agent', organizationId, id });
  await transaction
    .insert(agents)
    .values({ organizationId, id, ...settings, ...keyFields(key, now), createdAt: now });
  await record(transaction, writer, 'agent-added', { id, name });
  return { id, key };
}

/** @throws HttpError 404, 409 when it was changed meanwhile, 422 for its name */
export async function changeAgent(
  transaction: Transaction,
  writer: Writer,
  id: number,
  { revision, ...settings }: ChangedAgent,
): Promise<void> {
  await lockOrganization(transaction);
  const before = await requireRow(transaction, id);
  if (before.revision !== revision) {
    const events = ['agent-changed', 'agent-key-renewed'] as const;
    throw await changedMeanwhile(transaction, { kind: 'agent', id, events });
  }
  const { name, isEnabled } = settings;
  await requireAgentName(transaction, { id, name });
  await transaction
    .update(agents)
    .set({ ...settings, revision: revision + 1 })
    .where(eq(agents.id, id));
  await record(transaction, writer, 'agent-changed', { id, name }, isEnabled ? '' : 'disabled');
}

/** Replaces the key of an agent; the old one becomes invalid at once. @throws HttpError 402 by the subscription, 404 */
export async function renewAgentKey(
  transaction: Transaction,
  writer: Writer,
  id: number,
): Promise<KeyedAgent> {
  await lockOrganization(transaction);
  await requireAgents(transaction);
  const before = await requireRow(transaction, id);
  const key = createProgramKey({ kind: 'agent', organizationId: writer.caller.organizationId, id });
  await transaction
    .update(agents)
    .set({ ...keyFields(key, writer.services.clock()), revision: before.revision + 1 })
    .where(eq(agents.id, id));
  await record(transaction, writer, 'agent-key-renewed', before);
  return { id, key };
}

/**
 * Deletes an agent. Its waiting jobs fail, the jobs it has become unconfirmed; the history keeps its name.
 * @throws HttpError 404, 409 while printers use it
 */
export async function deleteAgent(transaction: Transaction, writer: Writer, id: number): Promise<void> {
  await lockOrganization(transaction);
  const before = await requireRow(transaction, id, 'deletion');
  const theirs = await transaction
    .select({ name: printers.displayName })
    .from(printers)
    .where(eq(printers.agentId, id))
    .orderBy(printers.id);
  if (theirs.length > 0) {
    throw new HttpError(409, sentences.agent.hasPrinters({ printers: theirs.map(({ name }) => name) }));
  }
  await endJobsOf(transaction, before, writer.services.clock());
  await transaction.delete(agents).where(eq(agents.id, id));
  await record(transaction, writer, 'agent-deleted', before);
}

async function requireRow(
  transaction: Transaction,
  id: number,
  what?: Parameters<typeof lockAgent>[2],
): Promise<AgentRow> {
  const row = await lockAgent(transaction, id, what);
  if (!row) throw notFound('agent', id);
  return row;
}

const record = changeRecorder('agent');

/** @throws HttpError 422 for a name that is taken */
const requireAgentName = async (transaction: Transaction, wanted: Pick<AgentRow, 'id' | 'name'>) =>
  requireFreeName(
    await transaction.select({ id: agents.id, name: agents.name }).from(agents),
    wanted,
    'agent',
  );
