import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { FileMapping } from '../../values/file-mapping.ts';
import { moment, organizationId } from './columns.ts';
import { labels } from './labels.ts';

/** How the columns of files fill a label that is printed from them: the last mapping for each row of headings. */
export const printFileMappings = pgTable(
  'print_file_mappings',
  {
    organizationId: organizationId(),
    labelId: integer('label_id').notNull(),
    /** SHA-256 of the headings without case, accents and punctuation, as base64url. */
    columnsHash: text('columns_hash').notNull(),
    columns: jsonb('columns').$type<readonly string[]>().notNull(),
    mapping: jsonb('mapping').$type<FileMapping>().notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.labelId, table.columnsHash] }),
    index('print_file_mappings_by_time').on(table.organizationId, table.labelId, table.savedAt),
    foreignKey({
      columns: [table.organizationId, table.labelId],
      foreignColumns: [labels.organizationId, labels.id],
    }).onDelete('cascade'),
  ],
);
