import { boolean, foreignKey, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ClientScope } from '../../access/client-scopes.ts';
import { moment, organizationId } from './columns.ts';
import { accounts } from './people.ts';

/** Outside programs that may call. Of their secrets only hashes are kept. */
export const integrationClients = pgTable(
  'integration_clients',
  {
    organizationId: organizationId(),
    id: integer('id').notNull(),
    name: text('name').notNull(),
    /** What the program names itself with; unique over all organisations. */
    clientId: text('client_id').notNull(),
    /** The row among the accounts that stands beside what the client does: a name, and nobody who can sign in. */
    accountId: integer('account_id').notNull(),
    secretHash: text('secret_hash').notNull(),
    /** The end of the secret, by which people tell two of them apart. */
    secretEnding: text('secret_ending').notNull(),
    secretCreatedAt: moment('secret_created_at').notNull(),
    /** Rises with each new secret; a token names the one it was issued for. */
    secretNumber: integer('secret_number').notNull().default(1),
    /** The secret before, for as long as it still works beside the new one. */
    previousSecretHash: text('previous_secret_hash'),
    previousSecretEndsAt: moment('previous_secret_ends_at'),
    scopes: text('scopes').array().$type<ClientScope[]>().notNull(),
    /** Null: it does not end by itself. */
    expiresAt: moment('expires_at'),
    isEnabled: boolean('is_enabled').notNull().default(true),
    createdAt: moment('created_at').notNull(),
    createdBy: integer('created_by').notNull(),
    lastUsedAt: moment('last_used_at'),
    /** Rises with every change; a save names the one it began with. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.accountId],
      foreignColumns: [accounts.organizationId, accounts.id],
    }),
    uniqueIndex('integration_clients_client_id').on(table.clientId),
  ],
);
