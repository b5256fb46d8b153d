import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LineCheckFinding } from 'label-core/line-check';
import { moment, organizationId } from './columns.ts';
import { accounts } from './people.ts';
import { printJobEntries } from './print-jobs.ts';

/** Line checks of first labels, each as it was scanned, the failed ones too. One that passed is the last of its run. */
export const lineChecks = pgTable(
  'line_checks',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    /** File with the first label of the run. */
    printJobEntryId: uuid('print_job_entry_id').notNull(),
    accountId: integer('account_id').notNull(),
    checkedAt: moment('checked_at').notNull(),
    /** Codes of the product and of the label, as the scanner sent them. */
    product: text('product').notNull(),
    label: text('label').notNull(),
    findings: jsonb('findings').$type<readonly LineCheckFinding[]>().notNull(),
    isPassed: boolean('is_passed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('line_checks_by_entry').on(table.organizationId, table.printJobEntryId),
    uniqueIndex('line_checks_one_passed')
      .on(table.organizationId, table.printJobEntryId)
      .where(sql`is_passed`),
    foreignKey({
      columns: [table.organizationId, table.printJobEntryId],
      foreignColumns: [printJobEntries.organizationId, printJobEntries.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.organizationId, table.accountId],
      foreignColumns: [accounts.organizationId, accounts.id],
    }),
  ],
);
