import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { moment, organizationId } from './columns.ts';
import { organizations } from './organization.ts';

/** Templates adjusted by an organisation, from which labels are made. */
export const standardLabels = pgTable(
  'standard_labels',
  {
    organizationId: organizationId().references(() => organizations.organizationId),
    id: integer('id').notNull(),
    /** Id of the template that comes with this program. */
    templateId: text('template_id').notNull(),
    name: text('name').notNull(),
    parameters: jsonb('parameters').$type<Record<string, string>>().notNull(),
    revision: integer('revision').notNull().default(1),
    modifiedAt: moment('modified_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex('standard_labels_name').on(table.organizationId, sql`lower(${table.name})`),
  ],
);
