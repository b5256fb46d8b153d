import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryArrayResult } from 'pg';
import { scopeStatement, type Scope } from '../scoped-store.ts';
import { storageFull, StoreUnavailable } from '../store-unavailable.ts';
import type { AnswersTo, Last, Statements, Transaction } from '../store.ts';
import { keepStatements, type StatementKeeper } from '../together.ts';
import { timesAsText } from './times-as-text.ts';
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
export const runTransaction = <Result>(
  connections: Connections,
  scope: Scope | undefined,
  work: Work<Result>,
  last?: Last<Result>,
): Promise<Result> => repeated(connections, (attempt) => attempt.run(scope, work, last));

/**
 * Runs statements that read, in one message with the beginning and the end of their transaction, and returns their
 * answers; repeats them as `runTransaction` does, and after any loss of the connection.
 * @throws StoreUnavailable as runTransaction
 */
export const readTogether = <Asked extends Statements>(
  connections: Connections,
  scope: Scope,
  ask: (transaction: Transaction) => Asked,
): Promise<AnswersTo<Asked>> => repeated(connections, (attempt) => attempt.read(scope, ask));

async function repeated<Result>(
  { pool, watch, onRetry }: Connections,
  run: (attempt: Attempt) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const attempt = new Attempt(pool, watch);
    try {
      return await run(attempt);
    } catch (error) {
      // Whatever a database says instead of letting somebody in, such as that the role may not log in, is no fault of a call.
      const fault = databaseFault(error) ?? (attempt.isConnected ? undefined : 'lost');
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
  /** False while the database has not let this server in. */
  isConnected = false;
  #isCommitSent = false;
  #isHanging = false;

  constructor(pool: Pool, watch: HangingWatch) {
    this.#pool = pool;
    this.#watch = watch;
  }

  run<Result>(scope: Scope | undefined, work: Work<Result>, last?: Last<Result>): Promise<Result> {
    return this.#connected(async (client) => {
      // One message, to save a round trip.
      await client.query(`begin; ${scopeStatement(scope, limits)}`);
      const result = await work(drizzle(client));
      const { texts, answeredBy } = await keepStatements(
        transactionOn,
        (transaction) => last?.(transaction, result) ?? [],
      );
      this.#isCommitSent = true;
      await answeredBy(commitWith(client, texts));
      return result;
    });
  }

  async read<Asked extends Statements>(
    scope: Scope,
    ask: (transaction: Transaction) => Asked,
  ): Promise<AnswersTo<Asked>> {
    const { texts, answeredBy } = await keepStatements(transactionOn, ask);
    const before = ['begin read only', `${scopeStatement(scope, limits)}`];
    return this.#connected((client) =>
      answeredBy(
        inOneMessage(client, [...before, ...texts, 'commit']).then((answers) => answers.slice(before.length)),
      ),
    );
  }

  /** Returns what is done on a connection of the pool; if it fails, its transaction is rolled back. */
  async #connected<Result>(act: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect();
    this.isConnected = true;
    const forget = this.#watch.add(client);
    try {
      const result = await act(client);
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

const transactionOn = (client: StatementKeeper): Transaction => drizzle(client as unknown as PoolClient);

async function commitWith(client: PoolClient, statements: readonly string[]) {
  const answers = await inOneMessage(client, [...statements, 'commit']);
  // PostgreSQL's response, without an error, if a statement had failed before.
  if (answers.at(-1)?.command === 'ROLLBACK')
    throw new Error('The work continued after a statement that failed.');
  return answers;
}

/** Sends statements in one message: after one that fails, the others are not run. */
async function inOneMessage(
  client: PoolClient,
  statements: readonly string[],
): Promise<readonly QueryArrayResult<unknown[]>[]> {
  const answered: unknown = await client.query({
    text: statements.join('; '),
    rowMode: 'array',
    types: timesAsText,
  });
  // The driver answers a single statement without a list.
  return (Array.isArray(answered) ? answered : [answered]) as QueryArrayResult<unknown[]>[];
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
