import { and, asc, eq } from 'drizzle-orm';
import type { LabelTemplate } from 'label-core';
import { labels, labelVersions } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { loadPlaces, type LabelPlaces } from './label-places.ts';
import type { Label } from './label-schemas.ts';
import { roundMm } from './round-mm.ts';
import { toVariables } from './variables.ts';

const published = {
  labelId: labels.id,
  name: labels.name,
  lineCheck: labels.lineCheck,
  widthMm: labelVersions.widthMm,
  heightMm: labelVersions.heightMm,
  variables: labelVersions.variables,
  version: labelVersions.version,
  publishedAt: labelVersions.publishedAt,
};

const joined = and(eq(labelVersions.labelId, labels.id), eq(labelVersions.state, 'Published'));

type Row = Pick<
  typeof labelVersions.$inferSelect,
  'widthMm' | 'heightMm' | 'variables' | 'version' | 'publishedAt'
> & {
  readonly labelId: number;
  readonly name: string;
  readonly lineCheck: boolean;
};

const toLabel = (
  { labelId, name, lineCheck, widthMm, heightMm, variables, version, publishedAt }: Row,
  { printerIds }: LabelPlaces,
): Label => ({
  labelId,
  name,
  lineCheck,
  widthMm: roundMm(widthMm),
  heightMm: roundMm(heightMm),
  variables: toVariables(variables),
  version,
  publishedAt: publishedAt?.toISOString() ?? null,
  printerIds: [...printerIds],
});

/** Loads the enabled labels that have a published version, which are those that can be printed. */
export async function loadLabels(transaction: Transaction): Promise<Label[]> {
  const rows = await transaction
    .select(published)
    .from(labels)
    .innerJoin(labelVersions, joined)
    .where(eq(labels.isEnabled, true))
    .orderBy(asc(labels.id));
  const placesOf = await loadPlaces(transaction);
  return rows.map((row) => toLabel(row, placesOf(row.labelId)));
}

/** Loads one label with the template of its published version; undefined if it has none. */
export async function loadLabel(
  transaction: Transaction,
  labelId: number,
): Promise<(Label & { template: LabelTemplate }) | undefined> {
  const [row] = await transaction
    .select({ ...published, template: labelVersions.template })
    .from(labels)
    .innerJoin(labelVersions, joined)
    .where(and(eq(labels.id, labelId), eq(labels.isEnabled, true)));
  if (!row) return undefined;
  const placesOf = await loadPlaces(transaction, labelId);
  return { ...toLabel(row, placesOf(labelId)), template: row.template };
}
