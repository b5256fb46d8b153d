import { createHash } from 'node:crypto';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import { folded } from 'label-core/import';
import { loadLabel } from '../../design/labels/load-labels.ts';
import { notFound } from '../../foundation/http/http-error.ts';
import { printFileMappings } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { NewFileMapping, SavedFileMapping } from './file-mapping-schemas.ts';

/** Rows of headings of one label whose mappings are kept; the ones used longest ago are deleted. */
const mappingsPerLabel = 50;

const hashOf = (columns: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(columns.map(folded)))
    .digest('base64url');

async function requireLabel(transaction: Transaction, labelId: number): Promise<void> {
  if (!(await loadLabel(transaction, labelId))) throw notFound('label', labelId);
}

/** Returns the mappings of a label, the last used first. @throws HttpError 404 for a label that cannot be printed */
export async function loadFileMappings(
  transaction: Transaction,
  labelId: number,
): Promise<SavedFileMapping[]> {
  await requireLabel(transaction, labelId);
  const rows = await transaction
    .select()
    .from(printFileMappings)
    .where(eq(printFileMappings.labelId, labelId))
    .orderBy(desc(printFileMappings.savedAt), desc(printFileMappings.columnsHash))
    .limit(mappingsPerLabel);
  return rows.map(({ columns, mapping, savedAt }) => ({
    columns: [...columns],
    mapping,
    savedAt: savedAt.toISOString(),
  }));
}

interface MappingToSave extends NewFileMapping {
  readonly organizationId: number;
  readonly labelId: number;
  readonly now: Date;
}

/** Saves a mapping in place of the one for the same headings. @throws HttpError 404 for a label that cannot be printed */
export async function saveFileMapping(
  transaction: Transaction,
  { organizationId, labelId, columns, mapping, now: savedAt }: MappingToSave,
): Promise<void> {
  await requireLabel(transaction, labelId);
  const { labelId: ofLabel, columnsHash } = printFileMappings;
  await transaction
    .insert(printFileMappings)
    .values({ organizationId, labelId, columnsHash: hashOf(columns), columns, mapping, savedAt })
    .onConflictDoUpdate({
      target: [printFileMappings.organizationId, ofLabel, columnsHash],
      set: { columns, mapping, savedAt },
    });
  const kept = transaction
    .select({ columnsHash })
    .from(printFileMappings)
    .where(eq(ofLabel, labelId))
    .orderBy(desc(printFileMappings.savedAt), desc(columnsHash))
    .limit(mappingsPerLabel);
  await transaction.delete(printFileMappings).where(and(eq(ofLabel, labelId), notInArray(columnsHash, kept)));
}
