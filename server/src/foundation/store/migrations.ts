import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of SQL migrations; at every start, those that a store does not have yet are applied. */
export const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly tag: string }[];
}

const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal;

/** Number of migrations: the schema version of this program. */
export const schemaVersion = journal.entries.length;

/**
 * Schema version that had the first guard: what came before may have removed what older programs use.
 * Migrations after it that remove or change something say so in a line `-- contract`.
 */
const GUARDED_FROM = 34;
const contract = /^-- contract\b/m;

/** Returns the text of a migration. */
export const migrationText = (tag: string) => readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8');

/** Names of the migrations that programs older than them must be able to work with, unless they say otherwise. */
export const guardedMigrations = journal.entries.slice(GUARDED_FROM).map(({ tag }) => tag);

/** Schema version of the oldest program that works with the schema of this one. */
export const oldestProgram =
  GUARDED_FROM + 1 + guardedMigrations.findLastIndex((tag) => contract.test(migrationText(tag)));

/** Hash that changes with any byte of any migration; names the template a new store starts from. */
export const schemaFingerprint = journal.entries
  .reduce((hash, { tag }) => hash.update(migrationText(tag)), createHash('sha256'))
  .digest('hex')
  .slice(0, 16);
