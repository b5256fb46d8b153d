import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CounterAlphabet, CounterFormat, CounterReset } from 'label-core/counter';
import { moment, organizationId } from './columns.ts';
import { organizations } from './organization.ts';
import { accounts } from './people.ts';
import { printJobs } from './print-jobs.ts';

/** Counters of numbers on labels. Templates name them, so a name is never changed. */
export const counters = pgTable(
  'counters',
  {
    organizationId: organizationId().references(() => organizations.organizationId),
    id: integer('id').notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<CounterFormat['kind']>().notNull(),
    prefix: text('prefix').notNull(),
    width: integer('width').notNull(),
    alphabet: text('alphabet').$type<CounterAlphabet>().notNull(),
    /** First number of each period. */
    firstNumber: bigint('first_number', { mode: 'number' }).notNull(),
    /** Last number of each period: after it nothing is allotted. */
    lastNumber: bigint('last_number', { mode: 'number' }).notNull(),
    step: integer('step').notNull(),
    reset: text('reset').$type<CounterReset>().notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    createdAt: moment('created_at').notNull(),
    /** Incremented with every change: a save with an older revision was made without the later changes. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex('counters_by_name').on(table.organizationId, table.name),
  ],
);

/** Next number of a counter in a period that it has counted in: '' for always, '2026', '2026-11' or '2026-11-27'. */
export const counterPeriods = pgTable(
  'counter_periods',
  {
    organizationId: organizationId(),
    counterId: integer('counter_id').notNull(),
    period: text('period').notNull(),
    nextNumber: bigint('next_number', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.counterId, table.period] }),
    foreignKey({
      columns: [table.organizationId, table.counterId],
      foreignColumns: [counters.organizationId, counters.id],
    }).onDelete('cascade'),
  ],
);

/**
 * Numbers that were allotted, in one piece for each job. A range without a job is a gap: its job was never stored, and
 * its numbers are never allotted again (docs/adr/0043).
 */
export const counterRanges = pgTable(
  'counter_ranges',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    counterId: integer('counter_id').notNull(),
    period: text('period').notNull(),
    firstNumber: bigint('first_number', { mode: 'number' }).notNull(),
    /** How many numbers, each a step of the counter after the one before. */
    count: integer('count').notNull(),
    step: integer('step').notNull(),
    allottedAt: moment('allotted_at').notNull(),
    accountId: integer('account_id').notNull(),
    /** Of the request: a repeat of it gets the same numbers, also when the server ended before it stored the job. */
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash').notNull(),
    printJobId: uuid('print_job_id'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex('counter_ranges_by_number').on(
      table.organizationId,
      table.counterId,
      table.period,
      table.firstNumber,
    ),
    uniqueIndex('counter_ranges_by_request')
      .on(table.organizationId, table.accountId, table.idempotencyKey, table.counterId)
      .where(sql`idempotency_key is not null`),
    index('counter_ranges_by_time').on(table.organizationId, table.counterId, table.allottedAt),
    index('counter_ranges_by_job')
      .on(table.organizationId, table.printJobId)
      .where(sql`print_job_id is not null`),
    foreignKey({
      columns: [table.organizationId, table.counterId],
      foreignColumns: [counters.organizationId, counters.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.accountId],
      foreignColumns: [accounts.organizationId, accounts.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.printJobId],
      foreignColumns: [printJobs.organizationId, printJobs.id],
    }),
  ],
);
