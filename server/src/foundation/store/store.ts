import type { PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core';

/**
 * Transaction, which every query runs in. The database itself is never exposed, because a query beside an open
 * transaction blocks the embedded store for ever and silently leaves the transaction on PostgreSQL.
 */
export type Transaction = Omit<PgDatabase<PgQueryResultHKT>, 'transaction' | 'query'>;

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
  ) => Promise<Result>;
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
