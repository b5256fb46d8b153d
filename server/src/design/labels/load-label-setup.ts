import { asc, countDistinct, desc, eq } from 'drizzle-orm';
import { notFound } from '../../foundation/http/http-error.ts';
import {
  accounts,
  labelVersions,
  orderLines,
  printJobEntries,
  widgets,
} from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { LabelSetup, LabelVersion } from './administered-label.ts';
import type { HoldingUse } from './why-kept.ts';
import { namesOfReviewers } from './first-state.ts';
import { loadAdministered } from './load-administered.ts';
import { roundMm } from './round-mm.ts';
import { toVariables } from './variables.ts';

/** Loads one label with the template of its newest version. @throws HttpError 404 */
export async function loadLabelSetup(transaction: Transaction, labelId: number): Promise<LabelSetup> {
  const [label] = await loadAdministered(transaction, labelId);
  if (!label) throw notFound('label', labelId);
  const [version] = await transaction
    .select({ template: labelVersions.template, variables: labelVersions.variables })
    .from(labelVersions)
    .where(eq(labelVersions.id, label.labelVersionId));
  if (!version) throw notFound('label', labelId);
  return {
    ...label,
    variables: toVariables(version.variables),
    template: version.template,
    reviewers: await namesOfReviewers(transaction, label.state),
    use: { articles: label.articleCount, ...(await loadHoldingUse(transaction, labelId)) },
  };
}

/** Counts the uses of a label that prevent it from being deleted. */
export async function loadHoldingUse(transaction: Transaction, labelId: number): Promise<HoldingUse> {
  const [printed] = await transaction
    .select({ jobs: countDistinct(printJobEntries.printJobId) })
    .from(printJobEntries)
    .innerJoin(labelVersions, eq(labelVersions.id, printJobEntries.labelVersionId))
    .where(eq(labelVersions.labelId, labelId));
  return {
    orderLines: await transaction.$count(orderLines, eq(orderLines.labelId, labelId)),
    widgets: await transaction.$count(widgets, eq(widgets.labelId, labelId)),
    printJobs: printed?.jobs ?? 0,
  };
}

/** Loads all versions of a label, newest first. @throws HttpError 404 */
export async function loadLabelVersions(transaction: Transaction, labelId: number): Promise<LabelVersion[]> {
  const rows = await transaction
    .select({
      labelVersionId: labelVersions.id,
      version: labelVersions.version,
      state: labelVersions.state,
      widthMm: labelVersions.widthMm,
      heightMm: labelVersions.heightMm,
      createdAt: labelVersions.createdAt,
      publishedAt: labelVersions.publishedAt,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
    })
    .from(labelVersions)
    .innerJoin(accounts, eq(accounts.id, labelVersions.uploadedBy))
    .where(eq(labelVersions.labelId, labelId))
    .orderBy(desc(labelVersions.version), asc(labelVersions.id));
  if (rows.length === 0) throw notFound('label', labelId);
  return rows.map(({ firstName, lastName, createdAt, publishedAt, widthMm, heightMm, ...row }) => ({
    ...row,
    widthMm: roundMm(widthMm),
    heightMm: roundMm(heightMm),
    createdAt: createdAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
    uploadedBy: `${firstName} ${lastName}`.trim(),
  }));
}
