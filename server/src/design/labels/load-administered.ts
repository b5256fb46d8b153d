import { asc, count, eq, sql } from 'drizzle-orm';
import { articleLabels, labels, labelVersions } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { pickFields } from '../../foundation/values/pick-fields.ts';
import type { AdministeredLabel } from './administered-label.ts';
import { loadPlaces } from './label-places.ts';
import { labelSettings } from './label-write-schemas.ts';
import { newestFirst } from './newest-first.ts';
import { roundMm } from './round-mm.ts';

/** Loads all labels of the organisation by id, including disabled and never published ones. */
export async function loadAdministered(
  transaction: Transaction,
  labelId?: number,
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
    })
    .from(labels)
    .innerJoin(newest, eq(newest.labelId, labels.id))
    .where(labelId === undefined ? undefined : eq(labels.id, labelId))
    .orderBy(asc(labels.id));
  const placesOf = await loadPlaces(transaction);
  const published = await publishedVersions(transaction);
  const articles = await articleCounts(transaction);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    widthMm: roundMm(row.widthMm),
    heightMm: roundMm(row.heightMm),
    publishedVersion: published.get(row.labelId) ?? null,
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

async function publishedVersions(transaction: Transaction): Promise<ReadonlyMap<number, number>> {
  const rows = await transaction
    .select({ labelId: labelVersions.labelId, version: labelVersions.version })
    .from(labelVersions)
    .where(eq(labelVersions.state, 'Published'));
  return new Map(rows.map(({ labelId, version }) => [labelId, version]));
}

async function articleCounts(transaction: Transaction): Promise<ReadonlyMap<number, number>> {
  const rows = await transaction
    .select({ labelId: articleLabels.labelId, articles: count() })
    .from(articleLabels)
    .groupBy(articleLabels.labelId);
  return new Map(rows.map(({ labelId, articles }) => [labelId, articles]));
}
