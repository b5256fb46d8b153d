import { and, asc, desc, eq, gt, inArray, lt, or } from 'drizzle-orm';
import type { Logger } from '../../../foundation/work/logger.ts';
import { describeFailure } from '../../../foundation/work/describe-failure.ts';
import { printJobs, printSearchBacklog } from '../../../foundation/store/schema/index.ts';
import type { Store, Transaction } from '../../../foundation/store/store.ts';
import type { Endable } from '../../../foundation/work/start-worker.ts';
import { storeWordsOf } from './store-print-words.ts';

/** Jobs per transaction: other calls are answered between them. */
const jobsAtOnce = 100;

/**
 * Stores the words of prints from before the search, newest first, and goes on where an earlier run ended. Does nothing
 * if it was done already; several servers may do it at the same time.
 */
export async function fillPrintWords(store: Store, isStopped = () => false): Promise<void> {
  const backlog = await store.asHousekeeping((transaction) =>
    transaction.select({ organizationId: printSearchBacklog.organizationId }).from(printSearchBacklog),
  );
  for (const { organizationId } of backlog) {
    let hasMore = true;
    while (hasMore && !isStopped()) hasMore = await store.asOrganization(organizationId, fillSome);
  }
}

/** Fills the next jobs of an organisation and returns whether there may be more. */
async function fillSome(transaction: Transaction): Promise<boolean> {
  const [last] = await transaction.select().from(printSearchBacklog).for('update');
  if (!last) return false;
  const { filledUntil, filledJobId } = last;
  const jobs = await transaction
    .select({ id: printJobs.id, createdAt: printJobs.createdAt })
    .from(printJobs)
    .where(
      filledUntil && filledJobId
        ? or(
            lt(printJobs.createdAt, filledUntil),
            and(eq(printJobs.createdAt, filledUntil), gt(printJobs.id, filledJobId)),
          )
        : undefined,
    )
    .orderBy(desc(printJobs.createdAt), asc(printJobs.id))
    .limit(jobsAtOnce);
  const end = jobs.at(-1);
  if (!end) {
    await transaction.delete(printSearchBacklog);
    return false;
  }
  const ids = jobs.map(({ id }) => id);
  await storeWordsOf(transaction, inArray(printJobs.id, ids));
  await transaction.update(printSearchBacklog).set({ filledUntil: end.createdAt, filledJobId: end.id });
  return true;
}

interface Parts {
  readonly store: Store;
  readonly logger: Logger;
}

/** Fills in the background. What a failure leaves is filled after the next start. */
export function startFilling({ store, logger }: Parts): Endable {
  let isStopped = false;
  const filling = fillPrintWords(store, () => isStopped).catch((error: unknown) =>
    logger.error('words of earlier prints were not filled in', describeFailure(error)),
  );
  const drain = () => {
    isStopped = true;
  };
  return {
    drain,
    close: () => {
      drain();
      return filling;
    },
  };
}
