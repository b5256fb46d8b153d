import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of SQL migrations; drizzle's migrator applies what a store has not seen, at every start. */
export const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly tag: string }[];
}

const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal;

/** Number of migrations: the version of the schema this program knows. */
export const schemaVersion = journal.entries.length;

/** Changes with any byte of any migration: names the template a store starts from. */
export const schemaFingerprint = journal.entries
  .reduce(
    (hash, { tag }) => hash.update(readFileSync(join(migrationsFolder, `${tag}.sql`))),
    createHash('sha256'),
  )
  .digest('hex')
  .slice(0, 16);
