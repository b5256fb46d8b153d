import { and, asc, inArray, lte } from 'drizzle-orm';
import { describeFailure } from '../../../foundation/work/describe-failure.ts';
import type { Services } from '../../../foundation/http/services.ts';
import { agentJobs } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { startWorker, type CountedWork } from '../../../foundation/work/start-worker.ts';
import { giveUpJob } from './end-jobs.ts';

/** Max. jobs per round; the others are due at the next one. */
const most = 500;

export interface AgentJobClock extends CountedWork {
  /** Gives up all jobs that were not fetched in time. */
  readonly giveUpDue: () => Promise<void>;
}

/** Starts a clock that gives up jobs no agent fetched while their files existed. */
export function startAgentJobClock({
  store,
  clock,
  logger,
  webHooks,
}: Pick<Services, 'store' | 'clock' | 'logger' | 'webHooks'>): AgentJobClock {
  const round = async (isDrained: () => boolean) => {
    const due = await store.asHousekeeping((transaction) => findDue(transaction, clock()));
    for (const { organizationId, jobKey } of due) {
      if (isDrained()) return;
      // A job that cannot be given up must not block the others.
      await store
        .asOrganization(organizationId, (transaction) => giveUpJob(transaction, jobKey, clock()))
        .catch((error: unknown) =>
          logger.error('agent job not given up', { organizationId, jobKey, ...describeFailure(error) }),
        );
    }
    if (due.length > 0) webHooks.wake();
  };
  const { doDue, rounds, drain, close } = startWorker({ logger, failure: 'agent jobs not given up', round });
  return { giveUpDue: doDue, rounds, drain, close };
}

const findDue = (transaction: Transaction, now: Date) =>
  transaction
    .select({ organizationId: agentJobs.organizationId, jobKey: agentJobs.jobKey })
    .from(agentJobs)
    .where(and(inArray(agentJobs.state, ['waiting', 'offered']), lte(agentJobs.expiresAt, now)))
    .orderBy(asc(agentJobs.expiresAt))
    .limit(most);
