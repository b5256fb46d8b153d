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
  return { jobs: offers.map((offer) => toOffer(offer, keys, calledUrl)), cancels };
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
    .select({ job: agentJobs, entry: printJobEntries, requestId: printJobs.requestId })
    .from(agentJobs)
    .innerJoin(printJobEntries, eq(printJobEntries.id, agentJobs.printJobEntryId))
    .innerJoin(printJobs, eq(printJobs.id, printJobEntries.printJobId))
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

function toOffer(
  { job, entry, requestId }: Offer,
  keys: ServerKeys,
  calledUrl: string,
): Work['jobs'][number] {
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
