import { and, asc, count, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { articleLabels, labels, labelVersions } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { pickFields } from '../../foundation/values/pick-fields.ts';
import type { AdministeredLabel } from './administered-label.ts';
import { loadPlaces } from './label-places.ts';
import { labelSettings } from './label-write-schemas.ts';
import { newestFirst } from './newest-first.ts';
import { roundMm } from './round-mm.ts';

/**
 * Loads the labels of the organisation by id, including disabled and never published ones.
 * @param onlyId the one label that is loaded, without reading others; all if omitted
 */
export async function loadAdministered(
  transaction: Transaction,
  onlyId?: number,
): Promise<AdministeredLabel[]> {
  const newest = transaction
    .selectDistinctOn([labelVersions.labelId], {
      labelId: labelVersions.labelId,
      labelVersionId: sql<number>`${labelVersions.id}`.as('label_version_id'),
      version: labelVersions.version,
      state: labelVersions.state,
      widthMm: labelVersions.widthMm,
      heightMm: labelVersions.heightMm,
    })
    .from(labelVersions)
    .orderBy(labelVersions.labelId, ...newestFirst)
    .as('newest');
  const published = alias(labelVersions, 'published');
  const rows = await transaction
    .select({
      labelId: labels.id,
      ...pickFields(labelSettings, labels),
      isEnabled: labels.isEnabled,
      revision: labels.revision,
      createdAt: labels.createdAt,
      labelVersionId: newest.labelVersionId,
      version: newest.version,
      state: newest.state,
      widthMm: newest.widthMm,
      heightMm: newest.heightMm,
      publishedVersion: published.version,
    })
    .from(labels)
    .innerJoin(newest, eq(newest.labelId, labels.id))
    .leftJoin(published, and(eq(published.labelId, labels.id), eq(published.state, 'Published')))
    .where(onlyId === undefined ? undefined : eq(labels.id, onlyId))
    .orderBy(asc(labels.id));
  const placesOf = await loadPlaces(transaction, onlyId);
  const articles = await articleCounts(transaction, onlyId);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    widthMm: roundMm(row.widthMm),
    heightMm: roundMm(row.heightMm),
    ...toLists(placesOf(row.labelId)),
    articleCount: articles.get(row.labelId) ?? 0,
  }));
}

const toLists = ({
  groupIds,
  printerIds,
}: {
  readonly groupIds: readonly number[];
  readonly printerIds: readonly number[];
}) => ({ groupIds: [...groupIds], printerIds: [...printerIds] });

async function articleCounts(
  transaction: Transaction,
  onlyId: number | undefined,
): Promise<ReadonlyMap<number, number>> {
  const rows = await transaction
    .select({ labelId: articleLabels.labelId, articles: count() })
    .from(articleLabels)
    .where(onlyId === undefined ? undefined : eq(articleLabels.labelId, onlyId))
    .groupBy(articleLabels.labelId);
  return new Map(rows.map(({ labelId, articles }) => [labelId, articles]));
}
