import { and, asc, eq, gt, inArray, isNotNull, isNull, notInArray, or } from 'drizzle-orm';
import type { ServerKeys } from '../../../foundation/keys/server-keys.ts';
import { fileAddress } from '../../files/file-link.ts';
import { agentJobs, agents, printJobEntries, printJobs } from '../../../foundation/store/schema/index.ts';
import type { ReadRows } from '../../../foundation/store/read-rows.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { finalStates } from '../../../foundation/values/agent-job-states.ts';
import { lockAgent } from '../lock-agent.ts';
import { maxJobsAtOnce, type AgentWork } from './connect-schemas.ts';
import { hasTheWord, type MetAgent } from './meet-agent.ts';

interface Asking {
  readonly met: MetAgent;
  readonly keys: ServerKeys;
  readonly calledUrl: string;
  /**
   * True for the first check of a poll. An agent reports its jobs before it polls again: an offer it has not confirmed
   * by then was lost on the way.
   */
  readonly isFirstLook: boolean;
  readonly now: Date;
}

type Work = Pick<AgentWork, 'jobs' | 'cancels'>;

/**
 * Returns whether there is work for an agent that was not told of. It is looked for far more often than there is some, so
 * that nothing is locked for it.
 */
export async function hasWork(read: ReadRows, asking: Asking): Promise<boolean> {
  const [[agent], offers, cancels] = await read((transaction) => [
    transaction.select().from(agents).where(eq(agents.id, asking.met.id)),
    findOffers(transaction, asking),
    findCancels(transaction, asking.met),
  ]);
  return hasTheWord(agent, asking.met) && isNews(offers, cancels);
}

/** Returns the work for an agent and marks it as offered to its journal; undefined if there is nothing new. */
export async function offerJobs(transaction: Transaction, asking: Asking): Promise<Work | undefined> {
  const { met, keys, calledUrl, now } = asking;
  if (!hasTheWord(await lockAgent(transaction, met.id), met)) return undefined;
  const offers = await findOffers(transaction, asking);
  const told = await findCancels(transaction, met);
  if (!isNews(offers, told)) return undefined;
  const cancels = told.map(({ jobKey }) => jobKey);
  await mark(
    transaction,
    offers.map(({ job }) => job.jobKey),
    { state: 'offered', instanceId: met.instanceId, updatedAt: now },
  );
  await mark(transaction, cancels, { cancelToldAt: now });
  const requestIdOf = await loadRequestIds(transaction, offers);
  return {
    jobs: offers.map((offer) => toOffer(offer, { keys, calledUrl, requestId: requestIdOf(offer) })),
    cancels,
  };
}

/** Returns the response to a poll without new work: repeats the cancel requests for jobs that have not ended. */
export const offerNothing = async (transaction: Transaction, met: MetAgent): Promise<Work> => ({
  jobs: [],
  cancels: (await findCancels(transaction, met)).map(({ jobKey }) => jobKey),
});

/** A cancel that was sent is repeated with the next work; alone it would make every poll return at once. */
const isNews = (offers: readonly unknown[], cancels: readonly { readonly cancelToldAt: Date | null }[]) =>
  offers.length > 0 || cancels.some(({ cancelToldAt }) => cancelToldAt === null);

/** Finds waiting jobs, and jobs this journal was offered and did not confirm; never those offered to another journal. */
const findOffers = (transaction: Transaction, { met, isFirstLook, now }: Asking) =>
  transaction
    .select({ job: agentJobs, entry: printJobEntries })
    .from(agentJobs)
    .innerJoin(printJobEntries, eq(printJobEntries.id, agentJobs.printJobEntryId))
    .where(
      and(
        eq(agentJobs.agentId, met.id),
        gt(agentJobs.expiresAt, now),
        or(
          eq(agentJobs.state, 'waiting'),
          isFirstLook
            ? and(
                eq(agentJobs.state, 'offered'),
                eq(agentJobs.instanceId, met.instanceId),
                isNull(agentJobs.cancelAskedAt),
              )
            : undefined,
        ),
      ),
    )
    .orderBy(asc(agentJobs.createdAt), asc(printJobEntries.position))
    .limit(maxJobsAtOnce);

const findCancels = (transaction: Transaction, { id, instanceId }: MetAgent) =>
  transaction
    .select({ jobKey: agentJobs.jobKey, cancelToldAt: agentJobs.cancelToldAt })
    .from(agentJobs)
    .where(
      and(
        eq(agentJobs.agentId, id),
        eq(agentJobs.instanceId, instanceId),
        notInArray(agentJobs.state, [...finalStates]),
        isNotNull(agentJobs.cancelAskedAt),
      ),
    )
    .orderBy(asc(agentJobs.cancelAskedAt));

async function mark(
  transaction: Transaction,
  jobKeys: readonly string[],
  said: Partial<typeof agentJobs.$inferInsert>,
): Promise<void> {
  if (jobKeys.length === 0) return;
  await transaction
    .update(agentJobs)
    .set(said)
    .where(inArray(agentJobs.jobKey, [...jobKeys]));
}

type Offer = Awaited<ReturnType<typeof findOffers>>[number];

/** Returns the requests that printed what is offered; read only when there is something, not with each look for it. */
async function loadRequestIds(
  transaction: Transaction,
  offers: readonly Offer[],
): Promise<(offer: Offer) => string | null> {
  const ids = [...new Set(offers.map(({ entry }) => entry.printJobId))];
  if (ids.length === 0) return () => null;
  const rows = await transaction
    .select({ id: printJobs.id, requestId: printJobs.requestId })
    .from(printJobs)
    .where(inArray(printJobs.id, ids));
  const requestIds = new Map(rows.map(({ id, requestId }) => [id, requestId]));
  return ({ entry }) => requestIds.get(entry.printJobId) ?? null;
}

interface OfferedTo {
  readonly keys: ServerKeys;
  readonly calledUrl: string;
  readonly requestId: string | null;
}

function toOffer({ job, entry }: Offer, { keys, calledUrl, requestId }: OfferedTo): Work['jobs'][number] {
  const { organizationId, id: printJobEntryId } = entry;
  const file = { organizationId, printJobEntryId, expiresAt: job.expiresAt, requestId };
  return {
    jobKey: job.jobKey,
    printJobEntryId,
    targetAddress: entry.targetIpAddress,
    port: entry.targetPort,
    targetPrintQueue: entry.targetPrintQueue,
    useLocalPrinterDriver: entry.useLocalPrinterDriver,
    printerFileUrl: fileAddress(keys, calledUrl, file),
    ...entry.paper,
  };
}
