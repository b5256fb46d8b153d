import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TemplateType } from '../../values/template-types.ts';
import { moment, organizationId } from './columns.ts';

/** Organisations that wait for the confirmation of an address; nothing else of them is stored until then. */
export const registrations = pgTable(
  'registrations',
  {
    /** Id the organisation will have. */
    organizationId: organizationId().primaryKey(),
    /** Hash of the token with which the mail can be requested again. */
    tokenHash: text('token_hash').notNull(),
    organizationName: text('organization_name').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    template: text('template').$type<TemplateType>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [uniqueIndex('registrations_token').on(table.tokenHash)],
);
