import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { variableLabel, type LabelVariable } from 'label-core';
import { z } from 'zod';
import { isAdministrator, type Caller } from '../../../foundation/access/caller.ts';
import { notFound } from '../../../foundation/http/http-error.ts';
import {
  accounts,
  labels,
  labelVersions,
  orders,
  printJobEntries,
  printJobs,
} from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { printStatuses } from '../../../foundation/values/print-status.ts';
import { fileLineCheckSchema } from '../line-check/line-check-schemas.ts';
import { areFilesGone, firstEntriesOf, lineCheckOf, loadLineChecks } from '../line-check/load-line-checks.ts';
import { visibleTo } from './history-scope.ts';
import { jobHead, jobHeadShape, nameOf, selectJobs } from './job-head.ts';

/** Another job that this one reprints, or that reprints this one. */
const relatedJobSchema = z.strictObject({
  entityId: z.uuid(),
  createdAt: z.iso.datetime(),
  userName: z.string(),
  reason: z.string(),
  /** True if the caller may open it. */
  isVisible: z.boolean(),
});

export const historyJobSchema = z.strictObject({
  ...jobHeadShape,
  /** True if the caller may reprint it, as far as the job shows: printing itself has further requirements. */
  canReprint: z.boolean(),
  reprintOf: relatedJobSchema.nullable(),
  reprints: z.array(relatedJobSchema),
  entries: z.array(
    z.strictObject({
      printJobEntryId: z.uuid(),
      status: z.enum(printStatuses),
      labelCount: z.int(),
      /** Null, as its versions, for a proof of a design that is not saved. */
      labelId: z.int().nullable(),
      labelName: z.string(),
      labelVersionId: z.int().nullable(),
      version: z.int().nullable(),
      /** SHA-256 over the canonical JSON of the version's template, hex, as in its review; null for a proof. */
      versionHash: z.string().nullable(),
      /** Published version of the label; null if it has none. */
      currentVersion: z.int().nullable(),
      articleId: z.int().nullable(),
      articleName: z.string().nullable(),
      orderId: z.int().nullable(),
      orderNumber: z.string().nullable(),
      printerId: z.int(),
      printerName: z.string(),
      /** Null where nothing is checked at the line. */
      lineCheck: fileLineCheckSchema.nullable(),
      values: z.array(
        z.strictObject({
          name: z.string(),
          label: z.string(),
          value: z.string(),
          /** Value of the last label of the file, where each label has its own; null where all have the same. */
          lastValue: z.string().nullable(),
        }),
      ),
    }),
  ),
});
export type HistoryJob = z.infer<typeof historyJobSchema>;

/** Returns whether the caller may reprint the job: their own ones, and as administrator also those of others. */
export const mayReprint = (caller: Caller, { accountId }: { readonly accountId: number }) =>
  accountId === caller.userId || isAdministrator(caller);

/** Returns whether the file is of a design that was not saved: it cannot be drawn again. */
const isProof = ({ labelVersionId }: { readonly labelVersionId: number | null }) => labelVersionId === null;

/** Returns one job with all its details. @throws HttpError 404 also for a job the caller does not see */
export async function loadJob(
  transaction: Transaction,
  caller: Caller,
  printJobId: string,
  now: Date,
): Promise<HistoryJob> {
  const [found] = await selectJobs(transaction).where(and(eq(printJobs.id, printJobId), visibleTo(caller)));
  if (!found) throw notFound('printJob', printJobId);
  const { job } = found;
  const entries = await loadEntries(transaction, printJobId, areFilesGone(job, now));
  const [origin] =
    job.reprintOf === null ? [] : await loadRelated(transaction, caller, eq(printJobs.id, job.reprintOf));
  return {
    ...jobHead(found, entries),
    canReprint: mayReprint(caller, job) && !entries.some(isProof),
    // The reason is that of the reprint itself, so that both jobs show the same one.
    reprintOf: origin ? { ...origin, reason: job.reprintReason ?? '' } : null,
    reprints: await loadRelated(transaction, caller, eq(printJobs.reprintOf, printJobId)),
    entries,
  };
}

async function loadEntries(
  transaction: Transaction,
  printJobId: string,
  areGone: boolean,
): Promise<HistoryJob['entries']> {
  const current = alias(labelVersions, 'current');
  const rows = await transaction
    .select({
      entry: printJobEntries,
      labelId: labels.id,
      version: labelVersions.version,
      versionHash: labelVersions.versionHash,
      variables: labelVersions.variables,
      currentVersion: current.version,
      orderNumber: orders.orderNumber,
    })
    .from(printJobEntries)
    .leftJoin(labelVersions, eq(labelVersions.id, printJobEntries.labelVersionId))
    .leftJoin(labels, eq(labels.id, labelVersions.labelId))
    .leftJoin(current, and(eq(current.labelId, labels.id), eq(current.state, 'Published')))
    .leftJoin(orders, eq(orders.id, printJobEntries.orderId))
    .where(eq(printJobEntries.printJobId, printJobId))
    .orderBy(asc(printJobEntries.position));
  const checks = await loadLineChecks(transaction, firstEntriesOf(rows.map(({ entry }) => entry)));
  return rows.map(({ entry, labelId, version, versionHash, variables, currentVersion, orderNumber }) => ({
    printJobEntryId: entry.id,
    status: entry.status,
    labelCount: entry.labelCount,
    labelId,
    labelName: entry.labelName,
    labelVersionId: entry.labelVersionId,
    version,
    versionHash,
    currentVersion,
    articleId: entry.articleId,
    articleName: entry.articleName,
    orderId: entry.orderId,
    orderNumber,
    printerId: entry.printerId,
    printerName: entry.printerName,
    lineCheck: lineCheckOf(entry, { checks, areGone }),
    values: inOrder(entry, variables ?? []),
  }));
}

/** Returns the values in the order of the label's variables: the store does not keep their order. */
function inOrder(
  { values, labelValues }: Pick<typeof printJobEntries.$inferSelect, 'values' | 'labelValues'>,
  variables: readonly LabelVariable[],
) {
  const last = labelValues?.at(-1) ?? {};
  const place = (name: string) => {
    const index = variables.findIndex((variable) => variable.name === name);
    return index === -1 ? variables.length : index;
  };
  return Object.entries(values)
    .toSorted(([one], [other]) => place(one) - place(other))
    .map(([name, value]) => ({
      name,
      label: variableLabel(variables[place(name)] ?? { name }),
      value,
      lastValue: last[name] ?? null,
    }));
}

async function loadRelated(transaction: Transaction, caller: Caller, which: ReturnType<typeof eq>) {
  const rows = await transaction
    .select({
      entityId: printJobs.id,
      createdAt: printJobs.createdAt,
      reason: printJobs.reprintReason,
      accountId: printJobs.accountId,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
    })
    .from(printJobs)
    .innerJoin(accounts, eq(accounts.id, printJobs.accountId))
    .where(which)
    .orderBy(asc(printJobs.createdAt), asc(printJobs.id));
  return rows.map((row) => ({
    entityId: row.entityId,
    createdAt: row.createdAt.toISOString(),
    userName: nameOf(row),
    reason: row.reason ?? '',
    isVisible: visibleTo(caller) === undefined || row.accountId === caller.userId,
  }));
}
