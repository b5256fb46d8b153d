import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../clock.ts';
import type { DocumentFormat } from '../document/document-format.ts';
import { limits } from '../limits.ts';
import type { PrintOptions } from '../options/print-options.ts';
import type { Target } from '../target/target.ts';
import { openJournalDatabase } from './journal-database.ts';
import { jobSchema, type Job } from './job.ts';
import { canRestart, needsDocument, type JobState } from './job-states.ts';
import { moveJob, noteJob, restartJob, type JobChanges } from './move-job.ts';
import { identityKey, isSameRequest, type RequestIdentity } from './request-identity.ts';
import { prepareStatements } from './journal-statements.ts';
import { createUnreported, newsOf, type Unreported } from './unreported.ts';

/** A print request that passed all checks. */
export interface NewJob {
  /** The entry id of the app, if it has one. */
  readonly key: string | null;
  readonly target: Target;
  readonly options: PrintOptions;
  readonly identity: RequestIdentity;
  readonly format: DocumentFormat | null;
  readonly payload: Payload;
}

/** The document itself or its address, kept only as long as it may be needed. */
interface Payload {
  readonly url: string | null;
  readonly document: Uint8Array | null;
}

export type Acceptance =
  | { readonly kind: 'new' | 'replayed' | 'restarted'; readonly job: Job }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused' };

/**
 * Persistent record of all jobs. Every change is written before the helper acts on it; all methods have written to disk
 * when they return.
 */
export interface Journal {
  /** Unchanged for the lifetime of this journal, so that an app can tell whether it may ask about an old job. */
  readonly instanceId: string;
  /** Changes that a server has not received yet; empty unless the journal was opened with `reports`. */
  readonly unreported: Unreported;
  /** Returns what `accept` would find for a repeated request, without changing anything; undefined for a new request. */
  peek(request: Pick<NewJob, 'key' | 'identity'>): Acceptance | undefined;
  accept(request: NewJob): Acceptance;
  find(key: string): Job | undefined;
  /**
   * Returns the job of a key. If there is none, refuses every later request under that key, so that a request still on
   * its way or being checked can no longer print.
   */
  refuse(key: string): Job | undefined;
  payload(key: string): Payload | undefined;
  storeDocument(key: string, document: Uint8Array): void;
  /** Throws `JobStepError` for a change of state that is not allowed. */
  move(key: string, state: JobState, changes?: JobChanges): Job;
  note(key: string, changes: JobChanges): Job;
  /** Returns the jobs in any of these states, oldest first. */
  inStates(states: readonly JobState[]): Job[];
  /** Returns the jobs changed at or after `since` (ms), newest first, at most `limit`. */
  changedSince(since: number, limit: number): Job[];
  /** Removes jobs that nobody asks about any more (after 30 days). */
  prune(): number;
  /** Throws when the journal cannot be written. */
  probe(): void;
  close(): void;
}

/**
 * Opens the journal at `path` (a file, or `:memory:`); with `reports` every change is also kept until a server has
 * received it. Throws `JournalOpenError`.
 */
export function openJournal(path: string, clock: Clock, { reports = false } = {}): Journal {
  const database = openJournalDatabase(path);
  const sql = prepareStatements(database);
  const unreported = createUnreported(database);
  const find = (key: string) => readJob(sql.find.get(key));

  function require(key: string): Job {
    const job = find(key);
    if (job === undefined) {
      throw new Error(`The journal has no job ${key}`);
    }
    return job;
  }

  function save(job: Job): Job {
    sql.save.run(job.state, job.updatedAt, JSON.stringify(job), job.key);
    if (!needsDocument(job.state)) {
      sql.dropPayload.run(job.key);
    }
    return report(job);
  }

  function report(job: Job): Job {
    if (reports) {
      unreported.add(newsOf(job));
    }
    return job;
  }

  function meet({ key, identity }: Pick<NewJob, 'key' | 'identity'>): Acceptance | undefined {
    const windowStart = clock.now() - limits.sameRequestWindowMs;
    const known =
      key === null ? readJob(sql.findAnonymous.get(identityKey(identity), windowStart)) : find(key);
    if (known === undefined) {
      return key !== null && sql.findRefused.get(key) !== undefined ? { kind: 'refused' } : undefined;
    }
    if (!isSameRequest(known, identity)) {
      return { kind: 'conflict' };
    }
    return { kind: canRestart(known) ? 'restarted' : 'replayed', job: known };
  }

  function insert(request: NewJob): Job {
    const now = clock.now();
    const anonymousKey = request.key === null ? identityKey(request.identity) : null;
    const job: Job = {
      key: request.key ?? `request-${anonymousKey}-${now.toString(36)}`,
      state: 'accepted',
      target: request.target,
      options: request.options,
      ...request.identity,
      format: request.format,
      message: null,
      sentence: null,
      attention: null,
      outcome: null,
      isUntouched: false,
      printerJob: null,
      impressions: null,
      runs: 1,
      acceptedAt: now,
      updatedAt: now,
    };
    sql.insert.run(job.key, job.state, anonymousKey, now, now, JSON.stringify(job));
    sql.putPayload.run(job.key, request.payload.url, request.payload.document);
    return report(job);
  }

  function restart(job: Job, request: NewJob): Job {
    const again = restartJob(job, request.format, clock.now());
    sql.putPayload.run(job.key, request.payload.url, request.payload.document);
    // A restarted job goes to the end of its lane, like any other new one.
    sql.requeue.run(job.key);
    return save(again);
  }

  return {
    instanceId: instanceIdOf(database),
    unreported,
    peek: meet,
    accept: (request) =>
      inTransaction(database, () => {
        const met = meet(request);
        if (met === undefined) {
          return { kind: 'new', job: insert(request) };
        }
        return met.kind === 'restarted' ? { kind: met.kind, job: restart(met.job, request) } : met;
      }),
    find,
    refuse: (key) =>
      inTransaction(database, () => {
        const job = find(key);
        if (job === undefined) {
          sql.refuse.run(key, clock.now());
        }
        return job;
      }),
    payload: (key) => {
      const row = sql.payload.get(key);
      return (
        row && {
          url: typeof row['url'] === 'string' ? row['url'] : null,
          document: row['document'] instanceof Uint8Array ? row['document'] : null,
        }
      );
    },
    storeDocument: (key, document) => void sql.storeDocument.run(document, key),
    move: (key, state, changes = {}) =>
      inTransaction(database, () => save(moveJob(require(key), state, changes, clock.now()))),
    note: (key, changes) => {
      const job = require(key);
      const noted = noteJob(job, changes, clock.now());
      return noted === job ? job : inTransaction(database, () => save(noted));
    },
    inStates: (states) => readJobs(sql.inStates.all(JSON.stringify(states))),
    changedSince: (since, limit) => readJobs(sql.changedSince.all(since, limit)),
    prune: () => {
      const before = clock.now() - limits.journalKeepMs;
      sql.pruneRefused.run(before);
      return Number(sql.prune.run(before).changes);
    },
    probe: () => void sql.probe.run(new Date(clock.now()).toISOString()),
    close: () => database.close(),
  };
}

type Row = Readonly<Record<string, unknown>>;

function readJob(row: Row | undefined): Job | undefined {
  return row && jobSchema.parse(JSON.parse(String(row['job'])));
}

function readJobs(rows: readonly Row[]): Job[] {
  return rows.flatMap((row) => readJob(row) ?? []);
}

function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) {
      database.exec('ROLLBACK');
    }
    throw error;
  }
}

function instanceIdOf(database: DatabaseSync): string {
  database.prepare("INSERT OR IGNORE INTO meta (name, value) VALUES ('instance', ?)").run(randomUUID());
  return String(database.prepare("SELECT value FROM meta WHERE name = 'instance'").get()?.['value']);
}
