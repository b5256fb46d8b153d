import type { DatabaseSync } from 'node:sqlite';
import type { z } from 'zod';
import { jobSchema, type Job } from './job.ts';

/** Fields of a job that are reported to a server: its state and its details. */
const jobNewsSchema = jobSchema.pick({
  key: true,
  state: true,
  message: true,
  sentence: true,
  attention: true,
  outcome: true,
  impressions: true,
  updatedAt: true,
});
export type JobNews = z.infer<typeof jobNewsSchema>;

/** One change of a job that is not reported yet; `sequence` is its position. */
export interface UnreportedNews {
  readonly sequence: number;
  readonly news: JobNews;
}

/**
 * Changes that a server has not received yet, in order. They are written in the transaction of the change itself and
 * removed when the server has received them, so none is lost when the program is killed or the server is unreachable.
 */
export interface Unreported {
  /**
   * Adds a report. Callers need this only for a refused job that is not in the journal, and to repeat the state of a
   * known one.
   */
  add(news: JobNews): void;
  /** Returns whether this job has unreported changes. */
  has(key: string): boolean;
  /**
   * Returns the oldest changes first. Changes to `unconfirmed` after `uncertainSince` are held back, because certainty
   * may follow at once.
   */
  oldest(limit: number, uncertainSince: number): UnreportedNews[];
  remove(sequences: readonly number[]): void;
  /** Returns the sequence of the newest change; 0 when there is none. */
  newest(): number;
  /** Registers a listener that is called after each addition, before its transaction ends. */
  onAdded(listener: () => void): void;
}

/** Returns the fields of a job that are reported. */
export function newsOf(job: Job): JobNews {
  const { key, state, message, sentence, attention, outcome, impressions, updatedAt } = job;
  return { key, state, message, sentence, attention, outcome, impressions, updatedAt };
}

/** Creates the list in the journal's database, in which `unreportedSchema` must have been applied. */
export function createUnreported(database: DatabaseSync): Unreported {
  const listeners: (() => void)[] = [];
  const last = database.prepare(
    'SELECT sequence, state FROM unreported WHERE key = ? ORDER BY sequence DESC LIMIT 1',
  );
  const insert = database.prepare('INSERT INTO unreported (key, state, added_at, news) VALUES (?, ?, ?, ?)');
  const remove = database.prepare('DELETE FROM unreported WHERE sequence = ?');
  const newest = database.prepare('SELECT coalesce(max(sequence), 0) AS sequence FROM unreported');
  const oldest = database.prepare(
    `SELECT sequence, news FROM unreported WHERE state <> 'unconfirmed' OR added_at <= ? ORDER BY sequence LIMIT ?`,
  );

  return {
    add: (news) => {
      const before = last.get(news.key);
      // A new report replaces the last one of the same state, and also an `unconfirmed` one, since certainty makes that
      // obsolete.
      if (before?.['state'] === news.state || before?.['state'] === 'unconfirmed') {
        remove.run(Number(before['sequence']));
      }
      insert.run(news.key, news.state, news.updatedAt, JSON.stringify(news));
      for (const listener of listeners) {
        listener();
      }
    },
    has: (key) => last.get(key) !== undefined,
    oldest: (limit, uncertainSince) =>
      oldest.all(uncertainSince, limit).map((row) => ({
        sequence: Number(row['sequence']),
        news: jobNewsSchema.parse(JSON.parse(String(row['news']))),
      })),
    remove: (sequences) => {
      for (const sequence of sequences) {
        remove.run(sequence);
      }
    },
    newest: () => Number(newest.get()?.['sequence']),
    onAdded: (listener) => void listeners.push(listener),
  };
}

export const unreportedSchema = `
  CREATE TABLE IF NOT EXISTS unreported (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL,
    state TEXT NOT NULL,
    added_at INTEGER NOT NULL,
    news TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS unreported_by_key ON unreported (key, sequence);
`;
