import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { messageOf } from '../helper-error.ts';
import { unreportedSchema } from './unreported.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS jobs (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    state TEXT NOT NULL,
    anonymous_key TEXT,
    accepted_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    job TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS jobs_by_state ON jobs (state, sequence);
  CREATE INDEX IF NOT EXISTS jobs_by_update ON jobs (updated_at);
  CREATE INDEX IF NOT EXISTS jobs_by_anonymous_key ON jobs (anonymous_key, accepted_at);
  CREATE TABLE IF NOT EXISTS payloads (
    key TEXT PRIMARY KEY REFERENCES jobs (key) ON DELETE CASCADE,
    url TEXT,
    document BLOB
  ) STRICT;
  CREATE TABLE IF NOT EXISTS refused_keys (key TEXT PRIMARY KEY, refused_at INTEGER NOT NULL) STRICT;
`;

const busyMs = 500;
const formatVersion = 1;

/** Thrown when the journal cannot be opened. The message is a sentence for the person who started the helper. */
export class JournalOpenError extends Error {
  override readonly name = 'JournalOpenError';
}

/**
 * Opens the journal file exclusively for this process: a second helper on the same file would print the same jobs again.
 * A commit is on disk when the call returns (WAL with full synchronisation), and deleted documents are overwritten.
 */
export function openJournalDatabase(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true });
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout: busyMs });
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    database.exec('PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON;');
    requireVersion(database);
    database.exec(
      `BEGIN IMMEDIATE; ${schema} ${unreportedSchema} PRAGMA user_version = ${formatVersion}; COMMIT;`,
    );
    return database;
  } catch (error) {
    database?.close();
    const text = messageOf(error);
    const isLocked = /locked|busy/i.test(text);
    throw new JournalOpenError(
      isLocked
        ? `Another printer helper is already using ${path}. Stop it first, or give this one another DATA_DIR.`
        : `The journal ${path} cannot be opened: ${text}.`,
    );
  }
}

function requireVersion(database: DatabaseSync): void {
  const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
  if (version > formatVersion) {
    throw new Error('it was written by a newer version of the helper');
  }
}
