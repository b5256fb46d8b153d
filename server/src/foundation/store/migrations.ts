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

/** Hash that changes with any byte of any migration; names the template a new store starts from. */
export const schemaFingerprint = journal.entries
  .reduce(
    (hash, { tag }) => hash.update(readFileSync(join(migrationsFolder, `${tag}.sql`))),
    createHash('sha256'),
  )
  .digest('hex')
  .slice(0, 16);
