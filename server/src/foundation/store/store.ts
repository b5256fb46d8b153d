import type { PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core';

/**
 * Transaction, which every query runs in. The database itself is never exposed, because a query beside an open
 * transaction blocks the embedded store for ever and silently leaves the transaction on PostgreSQL.
 */
export type Transaction = Omit<PgDatabase<PgQueryResultHKT>, 'transaction' | 'query'>;

export type StoreKind = 'pglite' | 'postgresql';

export interface Store {
  readonly kind: StoreKind;
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
   * Frees the space of deleted rows and refreshes the planner's statistics, in these tables or in all: after much was
   * written or deleted.
   */
  vacuum: (tables?: readonly PgTable[]) => Promise<void>;
  close: () => Promise<void>;
}
