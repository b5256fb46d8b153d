import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { MailKind } from '../../values/mail-kinds.ts';
import { moment, organizationId } from './columns.ts';

/**
 * Mails that wait for delivery, written in the transaction that causes them and deleted once handed over. Mails contain
 * links that are keys, so their content is sealed under a secret that is not in the database.
 */
export const mailMessages = pgTable(
  'mail_messages',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<MailKind>().notNull(),
    sealedContent: text('sealed_content').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Earliest time of the next attempt; postponed while a process is delivering it. */
    nextAttemptAt: moment('next_attempt_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('mail_messages_due').on(table.nextAttemptAt),
  ],
);
