import type { PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core';

/**
 * Transaction, which every query runs in. The database itself is never exposed, because a query beside an open
 * transaction blocks the embedded store for ever and silently leaves the transaction on PostgreSQL.
 */
export type Transaction = Omit<PgDatabase<PgQueryResultHKT>, 'transaction' | 'query'>;

/** Statements of the query builder that do not need each other's answers. */
export type Statements = readonly PromiseLike<unknown>[];

/** Answers to statements, in their order. */
export type AnswersTo<Asked extends Statements> = {
  -readonly [At in keyof Asked]: Awaited<Asked[At]>;
};

/**
 * Returns the statements a transaction ends with, by the result of its work: they are sent in one message with the
 * commit. So a row that others wait for, written last, is not locked until this process comes to the commit.
 */
export type Last<Result> = (transaction: Transaction, result: Result) => Statements;

export type StoreKind = 'pglite' | 'postgresql';

export interface VacuumExtent {
  /** Tables that were written; all if omitted. */
  readonly tables?: readonly PgTable[];
  /** False leaves the statistics as they are: they take longer than the rest where little was written. */
  readonly isAnalyzed?: boolean;
}

/** Connections to the database: in use, unused, and how many transactions wait for one. */
export interface StoreConnections {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface Store {
  readonly kind: StoreKind;
  readonly connections: () => StoreConnections;
  /**
   * Runs the work in one transaction that reads and changes rows of this organisation only. The work may run more than
   * once, so it must change nothing outside the store; this method and those below throw StoreUnavailable when the
   * database does not answer.
   */
  asOrganization: <Result>(
    organizationId: number,
    work: (transaction: Transaction) => Promise<Result>,
    last?: Last<Result>,
  ) => Promise<Result>;
  /**
   * Runs statements that read rows of this organisation and do not need each other's answers, all in one message to the
   * database, and returns their answers. What `execute` runs has none.
   */
  readAsOrganization: <const Asked extends Statements>(
    organizationId: number,
    ask: (transaction: Transaction) => Asked,
  ) => Promise<AnswersTo<Asked>>;
  /** Runs the work as the sign-in service: accounts, refresh tokens and login attempts of all organisations, nothing else. */
  asSignIn: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;
  /** Runs work that belongs to no organisation: deleting expired rows, finding an organisation by name. */
  asHousekeeping: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;
  /** Runs the work as the owner of the tables: migrations, maintenance and tests, never a request. */
  asOwner: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;
  /** Throws when the store does not answer. */
  ping: () => Promise<void>;
  /**
   * Frees the space of deleted rows, lets indexes answer for new ones, and refreshes the planner's statistics: after much
   * was written or deleted.
   */
  vacuum: (extent?: VacuumExtent) => Promise<void>;
  close: () => Promise<void>;
}
