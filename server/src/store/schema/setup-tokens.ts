import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment, organizationId } from './columns.ts';

/**
 * The key to the set-up of a new store, at most one: it belongs to the organisation it will create, which is not there
 * yet. Only its hash is kept.
 */
export const setupTokens = pgTable('setup_tokens', {
  organizationId: organizationId().primaryKey(),
  tokenHash: text('token_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
