import { foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, organizationId } from './columns.ts';
import { accounts } from './people.ts';

/**
 * Secrets of second factors, one row an account: of the one that is on, or of a set-up that was begun
 * (`accounts.secondFactorAt` is null). Only the role of signing in reads them.
 */
export const secondFactors = pgTable(
  'second_factors',
  {
    organizationId: organizationId(),
    accountId: integer('account_id').notNull(),
    /** Shared secret of the one-time codes, sealed under a key of the server. */
    sealedSecret: text('sealed_secret').notNull(),
    begunAt: moment('begun_at').notNull(),
    /** Time step of the last code that was taken: no code of it or of an earlier one is taken again. */
    lastStep: integer('last_step'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.accountId] }),
    foreignKey({
      columns: [table.organizationId, table.accountId],
      foreignColumns: [accounts.organizationId, accounts.id],
    }).onDelete('cascade'),
  ],
);

/** Hashes of recovery codes that are left: a row is deleted when its code is used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    organizationId: organizationId(),
    accountId: integer('account_id').notNull(),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.accountId, table.codeHash] }),
    foreignKey({
      columns: [table.organizationId, table.accountId],
      foreignColumns: [accounts.organizationId, accounts.id],
    }).onDelete('cascade'),
  ],
);
