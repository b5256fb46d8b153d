import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LinkKind } from '../../values/link-kinds.ts';
import { moment, organizationId } from './columns.ts';

/**
 * Links that work once: set-up, confirmation of an address, invitation, reset of a password. Only hashes are stored.
 * The organisation of a set-up or a registration is the one it will create, which does not exist yet.
 */
export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    organizationId: organizationId(),
    tokenHash: text('token_hash').notNull(),
    kind: text('kind').$type<LinkKind>().notNull(),
    /** Account of a reset, invitation of an invitation; 0 if the organisation alone identifies the subject. */
    subjectId: integer('subject_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.tokenHash] }),
    uniqueIndex('one_time_links_hash').on(table.tokenHash),
    index('one_time_links_subject').on(table.organizationId, table.kind, table.subjectId),
  ],
);
