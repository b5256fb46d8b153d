import type { DatabaseSync } from 'node:sqlite';
import type { z } from 'zod';
import { jobSchema, type Job } from './job.ts';

/** What a server is told of a job: its state, and what there is to say about it. */
const jobNewsSchema = jobSchema.pick({
  key: true,
  state: true,
  message: true,
  attention: true,
  outcome: true,
  impressions: true,
  updatedAt: true,
});
export type JobNews = z.infer<typeof jobNewsSchema>;

/** One change of a job that is still to be told; `sequence` is its place. */
export interface UnreportedNews {
  readonly sequence: number;
  readonly news: JobNews;
}

/**
 * The changes that a server is still to be told, in their order. They are written in the transaction of the change and
 * removed when the server has them, so none is lost when the program is killed or the server is away.
 */
export interface Unreported {
  /** By hand only for a job that never came into the journal, because it was refused. */
  add(news: JobNews): void;
  /** Whether something about this job is still to be told. */
  has(key: string): boolean;
  /** The oldest first. What became `unconfirmed` after `uncertainSince` waits: certainty may follow at once. */
  oldest(limit: number, uncertainSince: number): UnreportedNews[];
  remove(sequences: readonly number[]): void;
  /** Called after each addition, before its transaction ends. */
  onAdded(listener: () => void): void;
}

/** The part of a job that is told. */
export function newsOf({ key, state, message, attention, outcome, impressions, updatedAt }: Job): JobNews {
  return { key, state, message, attention, outcome, impressions, updatedAt };
}

/** The list in the journal's own file; `unreportedSchema` must have been applied. */
export function createUnreported(database: DatabaseSync): Unreported {
  const listeners: (() => void)[] = [];
  const last = database.prepare(
    'SELECT sequence, state FROM unreported WHERE key = ? ORDER BY sequence DESC LIMIT 1',
  );
  const insert = database.prepare('INSERT INTO unreported (key, state, added_at, news) VALUES (?, ?, ?, ?)');
  const remove = database.prepare('DELETE FROM unreported WHERE sequence = ?');
  const oldest = database.prepare(
    `SELECT sequence, news FROM unreported WHERE state <> 'unconfirmed' OR added_at <= ? ORDER BY sequence LIMIT ?`,
  );

  return {
    add: (news) => {
      const before = last.get(news.key);
      // Other words for one state replace the first ones, and so does certainty where there was none.
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
