import { and, asc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import {
  articles,
  labels,
  labelVersions,
  mediaFiles,
  standardLabels,
} from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { picturesOf } from '../standard-labels/pictures-of.ts';
import { mediaLimits } from './media-limits.ts';
import type { MediaFile, PictureUse } from './media-schemas.ts';

/** The columns of a file that describe it: all except its bytes. */
const { organizationId: _, content: __, digest: ___, ...described } = getTableColumns(mediaFiles);

export async function loadMediaFiles(transaction: Transaction): Promise<MediaFile[]> {
  const rows = await transaction.select(described).from(mediaFiles).orderBy(asc(mediaFiles.id));
  return rows.map((row) => ({ ...row, addedAt: row.addedAt.toISOString() }));
}

export async function loadMediaFile(transaction: Transaction, id: number): Promise<MediaFile | undefined> {
  const [row] = await transaction.select(described).from(mediaFiles).where(eq(mediaFiles.id, id));
  return row && { ...row, addedAt: row.addedAt.toISOString() };
}

export async function readMediaUsage(transaction: Transaction) {
  const [used] = await transaction
    .select({
      files: sql`count(*)`.mapWith(Number),
      bytes: sql`coalesce(sum(size_bytes), 0)`.mapWith(Number),
    })
    .from(mediaFiles);
  return {
    files: used?.files ?? 0,
    usedBytes: used?.bytes ?? 0,
    maxFiles: mediaLimits.files,
    maxTotalBytes: mediaLimits.totalBytes,
    maxFileBytes: mediaLimits.fileBytes,
    maxPixels: mediaLimits.pixels,
  };
}

/** Counts the uses of a picture: versions of labels that may still print, standard labels, and data of articles. */
export async function loadPictureUse(transaction: Transaction, id: number): Promise<PictureUse> {
  const value = String(id);
  const asDefault = JSON.stringify([{ type: 'media-ref', defaultValue: value }]);
  const asDatum = JSON.stringify([{ propertyType: 'media-ref', data: value }]);
  const onLabels = await transaction
    .selectDistinct({ labelId: labels.id, name: labels.name })
    .from(labelVersions)
    .innerJoin(labels, eq(labels.id, labelVersions.labelId))
    .where(and(ne(labelVersions.state, 'Superseded'), sql`${labelVersions.variables} @> ${asDefault}::jsonb`))
    .orderBy(asc(labels.id));
  const kept = await transaction
    .select({
      standardLabelId: standardLabels.id,
      name: standardLabels.name,
      templateId: standardLabels.templateId,
      parameters: standardLabels.parameters,
    })
    .from(standardLabels)
    .orderBy(asc(standardLabels.id));
  return {
    labels: onLabels,
    standardLabels: kept
      .filter((one) => picturesOf(one).includes(value))
      .map(({ standardLabelId, name }) => ({ standardLabelId, name })),
    articles: await transaction.$count(articles, sql`${articles.data} @> ${asDatum}::jsonb`),
  };
}
