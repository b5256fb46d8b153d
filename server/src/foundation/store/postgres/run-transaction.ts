import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryArrayResult } from 'pg';
import { scopeStatement, type Scope } from '../scoped-store.ts';
import { storageFull, StoreUnavailable } from '../store-unavailable.ts';
import type { AnswersTo, Last, Statements, Transaction } from '../store.ts';
import { keepStatements, type StatementKeeper } from '../together.ts';
import { databaseFault, type DatabaseFault } from '../database-fault.ts';
import type { MessagePart } from '../prepared-statements.ts';
import { quotedQuery } from './quoted-query.ts';
import type { HangingWatch } from './hanging-watch.ts';
import type { MessageSender } from './message-sender.ts';

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
  readonly sender: MessageSender;
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
  connections: Connections,
  run: (attempt: Attempt) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const attempt = new Attempt(connections);
    try {
      return await run(attempt);
    } catch (error) {
      // Whatever a database says instead of letting somebody in, such as that the role may not log in, is no fault of a call.
      const fault = databaseFault(error) ?? (attempt.isConnected ? undefined : 'lost');
      if (fault === undefined) throw error;
      if (tries === TRIES || !attempt.mayRepeat(fault)) throw attempt.unavailable(fault, error);
      connections.onRetry(fault);
    }
    await pause(pauseMs());
  }
}

class Attempt {
  readonly #connections: Connections;
  /** False while the database has not let this server in. */
  isConnected = false;
  #isCommitSent = false;
  #isHanging = false;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  run<Result>(scope: Scope | undefined, work: Work<Result>, last?: Last<Result>): Promise<Result> {
    const { sender } = this.#connections;
    return this.#connected(async (client) => {
      const send: Send = (parts) => sender.send(client, parts);
      const late = new LateTransaction(client, send, beginning('begin', scope));
      // A connection that may have been lost is found out now, when the work can still be done again on another one.
      if (!sender.isFresh(client)) await late.begin();
      const result = await work(drizzle(late as unknown as PoolClient));
      // Without its beginning, what comes now would run outside of a transaction, as the owner of the tables.
      if (late.isBegun) await late.begin();
      const { statements, answeredBy } = await keepStatements(
        transactionOn,
        (transaction) => last?.(transaction, result) ?? [],
      );
      if (!late.isBegun && statements.length === 0) return result;
      const before = late.isBegun ? [] : beginning('begin', scope);
      this.#isCommitSent = true;
      const committed = commitWith(send, [...before, ...statements]);
      await answeredBy(committed.then((answers) => answers.slice(before.length)));
      return result;
    });
  }

  async read<Asked extends Statements>(
    scope: Scope,
    ask: (transaction: Transaction) => Asked,
  ): Promise<AnswersTo<Asked>> {
    const { statements, answeredBy } = await keepStatements(transactionOn, ask);
    const before = beginning('begin read only', scope);
    return this.#connected((client) =>
      answeredBy(
        this.#connections.sender
          .send(client, [...before, ...statements, 'commit'])
          .then((answers) => answers.slice(before.length)),
      ),
    );
  }

  /** Returns what is done on a connection of the pool; if it fails, its transaction is rolled back. */
  async #connected<Result>(act: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.#connections.pool.connect();
    this.isConnected = true;
    const forget = this.#connections.watch.add(client);
    try {
      const result = await act(client);
      forget();
      client.release();
      return result;
    } catch (error) {
      forget();
      this.#isHanging = this.#connections.watch.hasEnded(client);
      await giveBack(client, error);
      throw error;
    }
  }

  /** Returns whether a retry cannot do the same work twice. */
  mayRepeat(fault: DatabaseFault): boolean {
    return isRolledBack(fault) || (fault === 'lost' && !this.#isCommitSent && !this.#isHanging);
  }

  unavailable(fault: DatabaseFault, cause: unknown): StoreUnavailable {
    if (fault === 'full') return storageFull(cause);
    return new StoreUnavailable(cause, { isUnknown: this.#isCommitSent && !isRolledBack(fault) });
  }
}

/** Returns whether the database rolled the transaction back, also if its commit was sent. */
const isRolledBack = (fault: DatabaseFault): boolean => fault === 'conflict' || fault === 'unprepared';

const transactionOn = (client: StatementKeeper): Transaction => drizzle(client as unknown as PoolClient);

const beginning = (begin: string, scope: Scope | undefined): readonly MessagePart[] => {
  const settings = scopeStatement(scope, limits);
  return settings === undefined ? [begin] : [begin, settings];
};

type Send = (parts: readonly MessagePart[]) => Promise<readonly QueryArrayResult<unknown[]>[]>;

/**
 * Begins a transaction with the first statement that is asked for by itself, in one message with it: until then, its
 * connection does nothing.
 */
class LateTransaction {
  readonly #client: PoolClient;
  readonly #send: Send;
  readonly #first: readonly MessagePart[];
  #begun: Promise<unknown> | undefined;

  /** @param first what its first message begins with */
  constructor(client: PoolClient, send: Send, first: readonly MessagePart[]) {
    this.#client = client;
    this.#send = send;
    this.#first = first;
  }

  get isBegun(): boolean {
    return this.#begun !== undefined;
  }

  async begin(): Promise<void> {
    this.#begun ??= this.#send(this.#first);
    await this.#begun;
  }

  /** What the query builder calls. */
  async query(...asked: Parameters<PoolClient['query']>): Promise<unknown> {
    const statement = quotedQuery(asked);
    if (statement === undefined) {
      await this.begin();
      return this.#client.query(...asked);
    }
    if (this.#begun !== undefined) {
      // Without its beginning, it would run outside of a transaction.
      await this.#begun;
      return (await this.#send([statement])).at(-1);
    }
    const sent = this.#send([...this.#first, statement]);
    this.#begun = sent;
    return (await sent).at(-1);
  }
}

async function commitWith(send: Send, statements: readonly MessagePart[]) {
  const answers = await send([...statements, 'commit']);
  // PostgreSQL's response, without an error, if a statement had failed before.
  if (answers.at(-1)?.command === 'ROLLBACK')
    throw new Error('The work continued after a statement that failed.');
  return answers;
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
