import { customType, foreignKey, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment, organizationId } from './columns.ts';
import { organizations } from './organization.ts';
import { printJobEntries } from './print-jobs.ts';

const words = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What can be searched of each printed file; written once, and deleted with the file (docs/adr/0045). */
export const printSearches = pgTable(
  'print_searches',
  {
    organizationId: organizationId(),
    printJobEntryId: uuid('print_job_entry_id').notNull(),
    printJobId: uuid('print_job_id').notNull(),
    /** That of the job. */
    createdAt: moment('created_at').notNull(),
    /** Week of it, in UTC, counted from 1970. */
    week: integer('week').notNull(),
    words: words('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.printJobEntryId] }),
    index('print_searches_by_job').on(table.organizationId, table.printJobId),
    foreignKey({
      columns: [table.organizationId, table.printJobEntryId],
      foreignColumns: [printJobEntries.organizationId, printJobEntries.id],
    }).onDelete('cascade'),
  ],
);

/** Organisations whose prints from before the search are not filled in yet, and the last job that was. */
export const printSearchBacklog = pgTable(
  'print_search_backlog',
  {
    organizationId: organizationId(),
    filledUntil: moment('filled_until'),
    filledJobId: uuid('filled_job_id'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId] }),
    foreignKey({ columns: [table.organizationId], foreignColumns: [organizations.organizationId] }),
  ],
);
