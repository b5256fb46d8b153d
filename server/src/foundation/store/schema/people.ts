import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AccountType, Permission, QualityRole, UserRole } from '../../access/roles.ts';
import type { ComputerPrinter, UserSettings } from '../../values/preferences.ts';
import { moment, organizationId } from './columns.ts';
import { organizations } from './organization.ts';

export const accounts = pgTable(
  'accounts',
  {
    organizationId: organizationId().references(() => organizations.organizationId),
    id: integer('id').notNull(),
    /** Lower case; an address belongs to one account of one organisation. */
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Argon2id as a PHC string. */
    passwordHash: text('password_hash').notNull(),
    accountTypes: text('account_types').array().$type<AccountType[]>().notNull(),
    userRoles: text('user_roles')
      .array()
      .$type<UserRole[]>()
      .notNull()
      .default(sql`'{}'`),
    qualityRoles: text('quality_roles')
      .array()
      .$type<QualityRole[]>()
      .notNull()
      .default(sql`'{}'`),
    permissions: text('permissions')
      .array()
      .$type<Permission[]>()
      .notNull()
      .default(sql`'{}'`),
    groupIds: integer('group_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    isEnabled: boolean('is_enabled').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSignInAt: moment('last_sign_in_at'),
    /** When the second factor was turned on; null: signing in takes the password alone. */
    secondFactorAt: moment('second_factor_at'),
    /** Set once and never cleared: the row stays for the name in the history, without address, password, roles and groups. */
    deletedAt: moment('deleted_at'),
    /**
     * Incremented with every change of name, roles or groups: a save with an older revision was made without the later
     * changes.
     */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex('accounts_email')
      .on(table.email)
      .where(sql`deleted_at is null`),
  ],
);

/** Refresh tokens, one row each; all tokens that descend from one sign-in share a family. Only hashes are stored. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    organizationId: organizationId(),
    tokenHash: text('token_hash').notNull(),
    familyId: uuid('family_id').notNull(),
    accountId: integer('account_id').notNull(),
    createdAt: moment('created_at').notNull(),
    idleExpiresAt: moment('idle_expires_at').notNull(),
    absoluteExpiresAt: moment('absolute_expires_at').notNull(),
    rotatedAt: moment('rotated_at'),
    successorHash: text('successor_hash'),
    /** Successor, readable only with the token it replaced; stored so that a lost answer can be repeated. */
    sealedSuccessor: text('sealed_successor'),
    revokedAt: moment('revoked_at'),
    /** Whether an identity provider confirmed the sign-in: a second factor is its business then. */
    isByProvider: boolean('by_provider').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.tokenHash] }),
    uniqueIndex('refresh_tokens_hash').on(table.tokenHash),
    index('refresh_tokens_family').on(table.organizationId, table.familyId),
    foreignKey({
      columns: [table.organizationId, table.accountId],
      foreignColumns: [accounts.organizationId, accounts.id],
    }).onDelete('cascade'),
  ],
);

/** Failed sign-ins by address and by account. Nobody is signed in yet, so the organisation is 0: none. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    organizationId: organizationId().default(0),
    attemptKey: text('attempt_key').notNull(),
    windowStartedAt: moment('window_started_at').notNull(),
    attempts: integer('attempts').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.attemptKey] })],
);

export const userSettings = pgTable(
  'user_settings',
  {
    organizationId: organizationId(),
    accountId: integer('account_id').notNull(),
    settings: jsonb('settings').$type<UserSettings>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.accountId] }),
    foreignKey({
      columns: [table.organizationId, table.accountId],
      foreignColumns: [accounts.organizationId, accounts.id],
    }).onDelete('cascade'),
  ],
);

export const computers = pgTable(
  'computers',
  {
    organizationId: organizationId().references(() => organizations.organizationId),
    computerName: text('computer_name').notNull(),
    printers: jsonb('printers').$type<ComputerPrinter[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.computerName] })],
);
