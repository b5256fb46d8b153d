import { foreignKey, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AccountType, Permission, QualityRole, UserRole } from '../../access/roles.ts';
import { moment, organizationId } from './columns.ts';
import { accounts } from './people.ts';

/** Invitations of people, with their future rights. Deleted once accepted. */
export const invitations = pgTable(
  'invitations',
  {
    organizationId: organizationId(),
    id: integer('id').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    accountTypes: text('account_types').array().$type<AccountType[]>().notNull(),
    userRoles: text('user_roles').array().$type<UserRole[]>().notNull(),
    qualityRoles: text('quality_roles').array().$type<QualityRole[]>().notNull(),
    permissions: text('permissions').array().$type<Permission[]>().notNull(),
    groupIds: integer('group_ids').array().notNull(),
    language: text('language'),
    invitedBy: integer('invited_by').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex('invitations_email').on(table.organizationId, table.email),
    foreignKey({
      columns: [table.organizationId, table.invitedBy],
      foreignColumns: [accounts.organizationId, accounts.id],
    }).onDelete('cascade'),
  ],
);
