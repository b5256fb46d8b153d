import { boolean, foreignKey, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ClientScope } from '../../access/client-scopes.ts';
import { moment, organizationId } from './columns.ts';
import { accounts } from './people.ts';

/** Outside programs that may call. Only hashes of their secrets are stored. */
export const integrationClients = pgTable(
  'integration_clients',
  {
    organizationId: organizationId(),
    id: integer('id').notNull(),
    name: text('name').notNull(),
    /** Name the program identifies itself with; unique over all organisations. */
    clientId: text('client_id').notNull(),
    /** Account row that the client's actions are recorded under: a name only, with which nobody can sign in. */
    accountId: integer('account_id').notNull(),
    secretHash: text('secret_hash').notNull(),
    /** Last characters of the secret, by which people tell two secrets apart. */
    secretEnding: text('secret_ending').notNull(),
    secretCreatedAt: moment('secret_created_at').notNull(),
    /** Incremented with each new secret; a token contains the number it was issued for. */
    secretNumber: integer('secret_number').notNull().default(1),
    /** Previous secret, while it is valid beside the new one. */
    previousSecretHash: text('previous_secret_hash'),
    previousSecretEndsAt: moment('previous_secret_ends_at'),
    scopes: text('scopes').array().$type<ClientScope[]>().notNull(),
    /** Null: does not expire. */
    expiresAt: moment('expires_at'),
    isEnabled: boolean('is_enabled').notNull().default(true),
    createdAt: moment('created_at').notNull(),
    createdBy: integer('created_by').notNull(),
    lastUsedAt: moment('last_used_at'),
    /** Incremented with every change; a save sends the revision it is based on. */
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
