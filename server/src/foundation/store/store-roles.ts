import { createHash } from 'node:crypto';

/**
 * Database roles that own nothing and cannot log in (server/drizzle/0001 and 0023): the connection switches to one of
 * them for each transaction, so that row-level security applies even if the connection's own user would bypass it.
 */
export interface StoreRoles {
  /** Accesses rows of the organisation in `app.organization_id`. */
  readonly tenant: string;
  /** Accesses accounts, refresh tokens and login attempts of all organisations. */
  readonly signIn: string;
  /** Owns the functions that search articles. */
  readonly search: string;
  /** Accesses expired rows of all organisations, waiting mails, and the names of organisations. */
  readonly housekeeping: string;
  /** Reads everything, for `pg_dump`. */
  readonly backup: string;
}

/** Parts of the names of the roles, as used by the database function `platen_role`. */
export const roleParts = {
  tenant: 'tenant',
  signIn: 'sign_in',
  search: 'search',
  housekeeping: 'housekeeping',
  backup: 'backup',
} as const satisfies Record<keyof StoreRoles, string>;

/** PostgreSQL truncates longer names. */
const LONGEST_NAME = 63;
const HASH_DIGITS = 8;

const rolesNamed = (nameOf: (part: string) => string): StoreRoles => ({
  tenant: nameOf(roleParts.tenant),
  signIn: nameOf(roleParts.signIn),
  search: nameOf(roleParts.search),
  housekeeping: nameOf(roleParts.housekeeping),
  backup: nameOf(roleParts.backup),
});

const plainName = (part: string) => `platen_${part}`;

/** Roles of the embedded store, which has a cluster of its own. */
export const embeddedRoles: StoreRoles = rolesNamed(plainName);

/** Returns the roles of a new database: roles belong to the whole cluster, which other installations may share. */
export const rolesOfDatabase = (database: string): StoreRoles =>
  rolesNamed((part) => identifier(`${plainName(part)}_${database}`));

/** Returns a name that needs no quotes and is not truncated, different for every text. */
function identifier(text: string): string {
  const plain = text.toLowerCase().replaceAll(/[^a-z0-9_]/g, '_');
  if (plain === text && text.length <= LONGEST_NAME) return text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS);
  return `${plain.slice(0, LONGEST_NAME - HASH_DIGITS - 1)}_${hash}`;
}

/** Returns a statement of a migration, which names the roles of the embedded store, with the roles of this database. */
export function withRoles(statement: string, roles: StoreRoles): string {
  const names = new Map(
    Object.entries(roles).map(([key, name]) => [embeddedRoles[key as keyof StoreRoles], name]),
  );
  return statement.replaceAll(
    /\bplaten_(?:tenant|sign_in|search|housekeeping|backup)\b/g,
    (plain) => names.get(plain) ?? plain,
  );
}
