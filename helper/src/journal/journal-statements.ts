import type { DatabaseSync } from 'node:sqlite';

/** Prepares the SQL statements of the journal, each of them once. */
export function prepareStatements(database: DatabaseSync) {
  const prepare = (text: string) => database.prepare(text);
  return {
    find: prepare('SELECT job FROM jobs WHERE key = ?'),
    findAnonymous: prepare(
      'SELECT job FROM jobs WHERE anonymous_key = ? AND accepted_at > ? ORDER BY sequence DESC LIMIT 1',
    ),
    findRefused: prepare('SELECT key FROM refused_keys WHERE key = ?'),
    refuse: prepare('INSERT OR IGNORE INTO refused_keys (key, refused_at) VALUES (?, ?)'),
    pruneRefused: prepare('DELETE FROM refused_keys WHERE refused_at < ?'),
    insert: prepare(
      'INSERT INTO jobs (key, state, anonymous_key, accepted_at, updated_at, job) VALUES (?, ?, ?, ?, ?, ?)',
    ),
    requeue: prepare('UPDATE jobs SET sequence = (SELECT max(sequence) + 1 FROM jobs) WHERE key = ?'),
    save: prepare('UPDATE jobs SET state = ?, updated_at = ?, job = ? WHERE key = ?'),
    putPayload: prepare('INSERT OR REPLACE INTO payloads (key, url, document) VALUES (?, ?, ?)'),
    storeDocument: prepare('UPDATE payloads SET document = ? WHERE key = ?'),
    payload: prepare('SELECT url, document FROM payloads WHERE key = ?'),
    dropPayload: prepare('DELETE FROM payloads WHERE key = ?'),
    inStates: prepare(
      'SELECT job FROM jobs WHERE state IN (SELECT value FROM json_each(?)) ORDER BY sequence',
    ),
    changedSince: prepare(
      'SELECT job FROM jobs WHERE updated_at >= ? ORDER BY updated_at DESC, sequence DESC LIMIT ?',
    ),
    prune: prepare(
      "DELETE FROM jobs WHERE updated_at < ? AND state IN ('completed', 'failed', 'canceled', 'unconfirmed')",
    ),
    probe: prepare("INSERT OR REPLACE INTO meta (name, value) VALUES ('probed', ?)"),
  };
}
