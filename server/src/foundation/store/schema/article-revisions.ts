import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { organizationId } from './columns.ts';
import { organizations } from './organization.ts';

/**
 * A new random value with every change of an organisation's articles, set by the database itself (server/drizzle/0003):
 * what was counted under one revision holds as long as it is the current one.
 */
export const articleRevisions = pgTable('article_revisions', {
  organizationId: organizationId()
    .primaryKey()
    .references(() => organizations.organizationId),
  revision: uuid('revision').notNull(),
});
