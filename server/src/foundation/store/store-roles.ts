import { createHash } from 'node:crypto';

/**
 * Database roles that own nothing and cannot log in (server/drizzle/0001 and 0023): the connection takes one of them on
 * for each transaction, so row-level security holds even where the connection's own user would pass it.
 */
export interface StoreRoles {
  /** Rows of the organisation in `app.organization_id`. */
  readonly tenant: string;
  /** Accounts, refresh tokens and login attempts of all organisations. */
  readonly signIn: string;
  /** Owns the functions that search articles. */
  readonly search: string;
  /** What has run out, of all organisations, the mails that wait, and the names of organisations. */
  readonly housekeeping: string;
  /** Reads everything, for `pg_dump`. */
  readonly backup: string;
}

/** The parts of the roles, as the function `platen_role` of the database knows them. */
export const roleParts = {
  tenant: 'tenant',
  signIn: 'sign_in',
  search: 'search',
  housekeeping: 'housekeeping',
  backup: 'backup',
} as const satisfies Record<keyof StoreRoles, string>;

/** PostgreSQL cuts longer names. */
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

/** The roles of the embedded store, which has its cluster for itself. */
export const embeddedRoles: StoreRoles = rolesNamed(plainName);

/** The roles of a new database: roles belong to the whole cluster, where other installations may be. */
export const rolesOfDatabase = (database: string): StoreRoles =>
  rolesNamed((part) => identifier(`${plainName(part)}_${database}`));

/** A name that needs no quotes and is not cut; another one for every text. */
function identifier(text: string): string {
  const plain = text.toLowerCase().replaceAll(/[^a-z0-9_]/g, '_');
  if (plain === text && text.length <= LONGEST_NAME) return text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS);
  return `${plain.slice(0, LONGEST_NAME - HASH_DIGITS - 1)}_${hash}`;
}

/** A statement of a migration, which names the roles as the embedded store has them, for a database with other names. */
export function withRoles(statement: string, roles: StoreRoles): string {
  const names = new Map(
    Object.entries(roles).map(([key, name]) => [embeddedRoles[key as keyof StoreRoles], name]),
  );
  return statement.replaceAll(
    /\bplaten_(?:tenant|sign_in|search|housekeeping|backup)\b/g,
    (plain) => names.get(plain) ?? plain,
  );
}
