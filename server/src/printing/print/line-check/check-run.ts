import { and, eq } from 'drizzle-orm';
import { checkLine, isUnreadable, printedCodes, type LineScans } from 'label-core/line-check';
import { numbersOf } from '../../../catalogue/articles/gtins-of.ts';
import type { Caller } from '../../../foundation/access/caller.ts';
import { HttpError, notFound } from '../../../foundation/http/http-error.ts';
import { refusalOf } from '../../../foundation/http/refuse.ts';
import {
  articles,
  labelVersions,
  lineChecks,
  printJobEntries,
  printJobs,
} from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { handOverPrint } from '../../agents/jobs/hand-over.ts';
import { sentences } from '../../sentences/index.ts';
import { areFilesGone } from './load-line-checks.ts';
import { visibleTo } from '../history/history-scope.ts';

interface AskedCheck {
  readonly caller: Caller;
  readonly printJobId: string;
  /** File with the first label of the run. */
  readonly printJobEntryId: string;
  readonly scans: LineScans;
  readonly now: Date;
}

interface CheckedRun {
  readonly check: Pick<typeof lineChecks.$inferSelect, 'isPassed' | 'findings'>;
  /** Agents that were given the rest of the run. */
  readonly agentIds: readonly number[];
}

/**
 * Compares what was scanned at the line with the first label of a run, and stores it with its result. One that passes
 * releases the rest of the run; a run that has passed before stays as it is, so that a repeat is answered with the same.
 * @throws HttpError 404 for a file the caller does not see, 409 for one that begins no checked run or is gone, 422 naming the scan
 *   that breaks the rules of its code
 */
export async function checkRun(
  transaction: Transaction,
  { caller, printJobId, printJobEntryId, scans, now }: AskedCheck,
): Promise<CheckedRun> {
  const [found] = await transaction
    .select({ entry: printJobEntries, job: printJobs })
    .from(printJobEntries)
    .innerJoin(printJobs, eq(printJobs.id, printJobEntries.printJobId))
    .where(
      and(
        eq(printJobEntries.id, printJobEntryId),
        eq(printJobEntries.printJobId, printJobId),
        visibleTo(caller),
      ),
    )
    // Two checks of a run at the same time are made one after the other.
    .for('update', { of: printJobEntries });
  if (!found) throw notFound('printJobEntry', printJobEntryId);
  const { entry, job } = found;
  if (entry.firstEntryId !== entry.id) throw new HttpError(409, sentences.lineCheck.notFirst);
  const [passed] = await transaction
    .select()
    .from(lineChecks)
    .where(and(eq(lineChecks.printJobEntryId, entry.id), eq(lineChecks.isPassed, true)));
  if (passed) return { check: passed, agentIds: [] };
  if (areFilesGone(job, now)) {
    throw new HttpError(409, sentences.agentJob.expired);
  }

  const result = checkLine(await loadRun(transaction, entry), scans);
  if (isUnreadable(result)) {
    const { scan, refusal } = result;
    throw refusalOf([{ path: scan, ...sentences.lineCheck.unreadable({ reason: refusal.reason }) }]);
  }
  await transaction.insert(lineChecks).values({
    organizationId: caller.organizationId,
    id: crypto.randomUUID(),
    printJobEntryId: entry.id,
    accountId: caller.userId,
    checkedAt: now,
    ...scans,
    ...result,
  });
  const isGivenOut = result.isPassed && job.isDrivenHere;
  return {
    check: result,
    agentIds: isGivenOut
      ? await handOverPrint(transaction, { printJobId, createdAt: job.createdAt, now })
      : [],
  };
}

async function loadRun(
  transaction: Transaction,
  { labelVersionId, articleId, values }: typeof printJobEntries.$inferSelect,
) {
  const [version] = await transaction
    .select({ template: labelVersions.template })
    .from(labelVersions)
    .where(eq(labelVersions.id, labelVersionId ?? 0));
  const [article] = await transaction
    .select({ externalIdentifier: articles.externalIdentifier, data: articles.data })
    .from(articles)
    .where(eq(articles.id, articleId ?? 0));
  return {
    articleNumbers: article ? numbersOf(article) : [],
    codes: version ? printedCodes(version.template, values) : [],
  };
}
