import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { organizationId } from './columns.ts';
import { organizations } from './organization.ts';

/**
 * Random value that the database itself replaces with every change of an organisation's articles (server/drizzle/0003):
 * counts made at one revision are valid as long as it is the current one.
 */
export const articleRevisions = pgTable('article_revisions', {
  organizationId: organizationId()
    .primaryKey()
    .references(() => organizations.organizationId),
  revision: uuid('revision').notNull(),
});
