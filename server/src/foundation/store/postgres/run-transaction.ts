import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { scopeStatement, type Scope } from '../scoped-store.ts';
import { storageFull, StoreUnavailable } from '../store-unavailable.ts';
import type { Transaction } from '../store.ts';
import { databaseFault, type DatabaseFault } from '../database-fault.ts';
import type { HangingWatch } from './hanging-watch.ts';

/** PostgreSQL's own timeouts of a transaction: for a statement, for a lock, and while idle. */
const limits = {
  statement_timeout: '30s',
  lock_timeout: '15s',
  idle_in_transaction_session_timeout: '30s',
};
const TRIES = 3;
/** Random pause, so that two conflicting transactions do not meet again. */
const pauseMs = () => 20 + Math.random() * 180;

interface Connections {
  readonly pool: Pool;
  readonly watch: HangingWatch;
  /** Called with the reason when a transaction is done again. */
  readonly onRetry: (reason: string) => void;
}

type Work<Result> = (transaction: Transaction) => Promise<Result>;

/**
 * Runs the work in one transaction on a connection of the pool, and returns its result. If PostgreSQL rolled it back,
 * or the connection was lost before the commit was sent, it is repeated, twice at most: the work may run several times
 * and must change nothing but the store.
 * @throws StoreUnavailable when the database does not answer, is busy or full; otherwise the errors of the work
 */
export async function runTransaction<Result>(
  { pool, watch, onRetry }: Connections,
  scope: Scope | undefined,
  work: Work<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const attempt = new Attempt(pool, watch);
    try {
      return await attempt.run(scope, work);
    } catch (error) {
      const fault = databaseFault(error);
      if (fault === undefined) throw error;
      if (tries === TRIES || !attempt.mayRepeat(fault)) throw attempt.unavailable(fault, error);
      onRetry(fault);
    }
    await pause(pauseMs());
  }
}

class Attempt {
  readonly #pool: Pool;
  readonly #watch: HangingWatch;
  #isCommitSent = false;
  #isHanging = false;

  constructor(pool: Pool, watch: HangingWatch) {
    this.#pool = pool;
    this.#watch = watch;
  }

  async run<Result>(scope: Scope | undefined, work: Work<Result>): Promise<Result> {
    const client = await this.#pool.connect();
    const forget = this.#watch.add(client);
    try {
      // One message, to save a round trip.
      await client.query(`begin; ${scopeStatement(scope, limits)}`);
      const result = await work(drizzle(client));
      this.#isCommitSent = true;
      const { command } = await client.query('commit');
      // PostgreSQL's response, without an error, if a statement had failed before.
      if (command === 'ROLLBACK') throw new Error('The work continued after a statement that failed.');
      forget();
      client.release();
      return result;
    } catch (error) {
      forget();
      this.#isHanging = this.#watch.hasEnded(client);
      await giveBack(client, error);
      throw error;
    }
  }

  /** Returns whether a retry cannot do the same work twice. */
  mayRepeat(fault: DatabaseFault): boolean {
    return fault === 'conflict' || (fault === 'lost' && !this.#isCommitSent && !this.#isHanging);
  }

  unavailable(fault: DatabaseFault, cause: unknown): StoreUnavailable {
    if (fault === 'full') return storageFull(cause);
    return new StoreUnavailable(cause, { isUnknown: this.#isCommitSent && fault !== 'conflict' });
  }
}

/**
 * Rolls the transaction back and releases the connection. If that fails, the connection is closed; the original error
 * is never hidden.
 */
async function giveBack(client: PoolClient, reason: unknown): Promise<void> {
  const isLost = databaseFault(reason) === 'lost';
  const rollbackFault = isLost
    ? true
    : await client.query('rollback').then(
        () => false,
        () => true,
      );
  client.release(rollbackFault);
}
