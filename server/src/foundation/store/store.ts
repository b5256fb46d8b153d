import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * What a query runs on: always a transaction. The database itself is never handed out, because a query beside an open
 * transaction hangs the embedded store for ever and silently leaves the transaction on PostgreSQL.
 */
export type Transaction = Omit<PgDatabase<PgQueryResultHKT>, 'transaction' | 'query'>;

export type StoreKind = 'pglite' | 'postgresql';

export interface Store {
  readonly kind: StoreKind;
  /**
   * Runs the work in one transaction that sees and changes rows of this organisation and of no other. Work may run more
   * than once, so all it changes is in the store; this and the others below throw StoreUnavailable when the database
   * does not answer.
   */
  asOrganization: <Result>(
    organizationId: number,
    work: (transaction: Transaction) => Promise<Result>,
  ) => Promise<Result>;
  /** Runs the work as the sign-in service: accounts, refresh tokens and login attempts of all organisations, nothing else. */
  asSignIn: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;
  /** Runs the work that belongs to no organisation: clearing away what has run out, finding an organisation by name. */
  asHousekeeping: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;
  /** Runs the work as the owner of the tables: migrations, maintenance and tests, never a request. */
  asOwner: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;
  /** Throws when the store does not answer. */
  ping: () => Promise<void>;
  /** Gives back the space of deleted rows and refreshes what the planner knows: after much was written or deleted. */
  vacuum: () => Promise<void>;
  close: () => Promise<void>;
}
