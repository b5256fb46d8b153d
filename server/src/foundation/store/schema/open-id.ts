import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, organizationId } from './columns.ts';
import { accounts } from './people.ts';

/** Identities of providers that sign in to an account. An e-mail address alone never does. */
export const openIdIdentities = pgTable(
  'open_id_identities',
  {
    organizationId: organizationId(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    accountId: integer('account_id').notNull(),
    linkedAt: moment('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.issuer, table.subject] }),
    uniqueIndex('open_id_identities_subject').on(table.issuer, table.subject),
    foreignKey({
      columns: [table.organizationId, table.accountId],
      foreignColumns: [accounts.organizationId, accounts.id],
    }).onDelete('cascade'),
  ],
);

/** Nonces of used answers, for as long as such an answer would be accepted. Nobody is signed in yet: organisation 0. */
export const usedNonces = pgTable(
  'used_nonces',
  {
    organizationId: organizationId().default(0),
    nonceHash: text('nonce_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.nonceHash] }),
    index('used_nonces_by_time').on(table.expiresAt),
  ],
);
