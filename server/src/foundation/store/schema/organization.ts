import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { FeatureSet } from '../../values/feature-set.ts';
import type { SubscriptionPlan } from '../../values/subscription-plan.ts';
import { moment, organizationId } from './columns.ts';

export const organizations = pgTable('organizations', {
  organizationId: organizationId().primaryKey(),
  name: text('name').notNull(),
  subscription: jsonb('subscription').$type<SubscriptionPlan>().notNull(),
  features: jsonb('features').$type<FeatureSet>().notNull(),
  /** True if people sign their decision on a version with their password. */
  asksPassword: boolean('asks_password').notNull().default(false),
  /** Whether nobody decides in favour of their own version, not even Master. */
  bindsMaster: boolean('binds_master').notNull().default(false),
  /** Whether administrators may do nothing before they have set up a second factor. */
  asksSecondFactor: boolean('asks_second_factor').notNull().default(false),
  /** Max. labels that are printed at once without asking for confirmation. */
  unaskedLabels: integer('unasked_labels').notNull().default(100),
  /** IANA time zone of the dates on labels; null: that of the server. */
  timeZone: text('time_zone'),
  /** Start of the production day, HH:mm: a label printed before it has the date of the day before. */
  dayStartsAt: text('day_starts_at').notNull().default('00:00'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Next id of each kind of record: ids are counted within their organisation and reveal nothing about others. */
export const idCounters = pgTable(
  'id_counters',
  {
    organizationId: organizationId().references(() => organizations.organizationId),
    entity: text('entity').notNull(),
    nextId: integer('next_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.entity] })],
);

/** Number of print jobs of one month ('2026-11'), which is compared with the allowance. */
export const printCounters = pgTable(
  'print_counters',
  {
    organizationId: organizationId().references(() => organizations.organizationId),
    month: text('month').notNull(),
    printedJobs: integer('printed_jobs').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.month] })],
);

/** Groups nest two levels deep; group 1 is the root of its organisation. */
export const groups = pgTable(
  'groups',
  {
    organizationId: organizationId().references(() => organizations.organizationId),
    id: integer('id').notNull(),
    name: text('name').notNull(),
    parentGroupId: integer('parent_group_id'),
    defaultPrinterId: integer('default_printer_id'),
    modifiedAt: moment('modified_at').notNull().defaultNow(),
    useLabelsConnectedToArticlesGroup: boolean('use_labels_connected_to_articles_group')
      .notNull()
      .default(false),
    useLabelsConnectedToOrdersGroup: boolean('use_labels_connected_to_orders_group').notNull().default(false),
    useLabelsConnectedToUserDefaultGroup: boolean('use_labels_connected_to_user_default_group')
      .notNull()
      .default(false),
    allowOrderImportToThisGroup: boolean('allow_order_import_to_this_group').notNull().default(false),
    /** Incremented with every change of the group, its members and its printers. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.parentGroupId],
      foreignColumns: [table.organizationId, table.id],
    }),
  ],
);
