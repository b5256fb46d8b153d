import type { Results, Row } from '@electric-sql/pglite';

/** What runs statements: the database, or a transaction of it. */
export interface PgliteSession {
  /** @param options "array": each row is an array of its values, as the query builder wants them */
  query<Item = Row>(
    statement: string,
    values?: unknown[],
    options?: { rowMode?: 'array' | 'object' },
  ): Promise<Results<Item>>;
  /** Runs any number of statements without values, up to the first that fails, and returns the answer of each. */
  exec(statements: string, options?: { rowMode?: 'array' | 'object' }): Promise<Results[]>;
}

/** What the store needs of an embedded database; PGlite itself is one, and so is a PGlite on a thread of its own. */
export interface PgliteEngine extends PgliteSession {
  readonly closed: boolean;
  /**
   * Runs work between "begin" and "commit", after all work before it; rolls back if the work fails. What the work has
   * asked for and does not wait for is done before the commit.
   */
  transaction<Result>(work: (session: PgliteSession) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
