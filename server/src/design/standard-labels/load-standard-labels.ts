import { asc, eq } from 'drizzle-orm';
import { standardLabels } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { pickFields } from '../../foundation/values/pick-fields.ts';
import { standardLabelSettings } from './standard-label-schemas.ts';

type Row = typeof standardLabels.$inferSelect;

/** Template as an organisation has stored it. */
export interface StandardLabel extends Pick<Row, keyof typeof standardLabelSettings> {
  readonly standardLabelId: number;
  readonly templateId: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly revision: number;
  readonly modifiedAt: string;
}

const toStandardLabel = (row: Row): StandardLabel => ({
  standardLabelId: row.id,
  templateId: row.templateId,
  ...pickFields(standardLabelSettings, row),
  parameters: row.parameters,
  revision: row.revision,
  modifiedAt: row.modifiedAt.toISOString(),
});

/** Loads the templates the organisation adjusted, oldest first. */
export async function loadStandardLabels(transaction: Transaction): Promise<StandardLabel[]> {
  return (await transaction.select().from(standardLabels).orderBy(asc(standardLabels.id))).map(
    toStandardLabel,
  );
}

export async function loadStandardLabel(
  transaction: Transaction,
  id: number,
): Promise<StandardLabel | undefined> {
  const [row] = await transaction.select().from(standardLabels).where(eq(standardLabels.id, id));
  return row && toStandardLabel(row);
}
