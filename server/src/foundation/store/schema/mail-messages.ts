import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { MailKind } from '../../values/mail-kinds.ts';
import { moment, organizationId } from './columns.ts';

/**
 * Mail that waits for its delivery, written in the transaction that causes it and deleted once it was handed over.
 * Mails hold links that are keys, so their content is sealed under a secret that is not in the database.
 */
export const mailMessages = pgTable(
  'mail_messages',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<MailKind>().notNull(),
    sealedContent: text('sealed_content').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Not before this moment; moved on while somebody is delivering it. */
    nextAttemptAt: moment('next_attempt_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('mail_messages_due').on(table.nextAttemptAt),
  ],
);
