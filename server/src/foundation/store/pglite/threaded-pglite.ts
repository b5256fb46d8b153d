import { Worker } from 'node:worker_threads';
import type { Results, Row } from '@electric-sql/pglite';
import type { PgliteEngine, PgliteSession } from './pglite-engine.ts';
import type { PgliteOptions } from './start-pglite.ts';
import { errorOf, type ThreadAnswer, type ThreadRequest, type ThreadTask } from './thread-message.ts';

const threadProgram = new URL('./pglite-thread.ts', import.meta.url);
/** SQLSTATE "connection failure": nothing more can be asked of the database, and what was not committed is lost. */
const connectionFailure = '08006';

/**
 * Starts the embedded database on a thread of its own, so that the server answers other calls while a statement runs.
 * @param program program of the thread
 * @throws Error when it cannot be opened, or its thread ends on the way
 */
export async function startThreadedPglite(
  options: PgliteOptions,
  program: URL = threadProgram,
): Promise<PgliteEngine> {
  const engine = new ThreadedPglite(new Worker(program, { workerData: options }));
  await engine.started;
  return engine;
}

interface Pending {
  readonly resolve: (result: Results | undefined) => void;
  readonly reject: (error: Error) => void;
}

class ThreadedPglite implements PgliteEngine {
  closed = false;
  readonly started: Promise<unknown>;
  readonly #thread: Worker;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;
  /** Ends when all work that was begun has ended: the database has one connection, which work takes in turn. */
  #turn: Promise<unknown> = Promise.resolve();
  #end: Error | undefined;

  constructor(thread: Worker) {
    this.#thread = thread;
    thread.on('message', (answer: ThreadAnswer) => this.#settle(answer));
    thread.on('error', (error) => this.#endWith(error));
    thread.on('exit', (code) => this.#endWith(new Error(`It ended with code ${code}.`)));
    this.started = this.#wait(0);
  }

  query<Item = Row>(
    statement: string,
    values: unknown[] = [],
    { rowMode = 'object' }: { rowMode?: 'array' | 'object' } = {},
  ): Promise<Results<Item>> {
    return this.#inTurn(() => this.#query<Item>(statement, values, rowMode));
  }

  exec(statements: string): Promise<unknown> {
    return this.#inTurn(() => this.#send({ kind: 'exec', statements }));
  }

  transaction<Result>(work: (session: PgliteSession) => Promise<Result>): Promise<Result> {
    return this.#inTurn(async () => {
      let isOver = false;
      const session: PgliteSession = {
        query: (statement, values = [], { rowMode = 'object' } = {}) =>
          isOver
            ? Promise.reject(new Error('The transaction is over.'))
            : this.#query(statement, values, rowMode),
      };
      // Not awaited: the thread keeps the order, and the first statement of the work need not wait for this answer.
      const begun = this.#send({ kind: 'exec', statements: 'begin' });
      begun.catch(() => undefined);
      try {
        const result = await work(session);
        await begun;
        isOver = true;
        await this.#send({ kind: 'exec', statements: 'commit' });
        return result;
      } catch (error) {
        isOver = true;
        await this.#send({ kind: 'exec', statements: 'rollback' }).catch(() => undefined);
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    if (this.closed) return;
    try {
      await this.#inTurn(() => {
        this.closed = true;
        return this.#send({ kind: 'close' });
      });
    } finally {
      await this.#thread.terminate();
    }
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  async #query<Item>(
    statement: string,
    values: unknown[],
    rowMode: 'array' | 'object',
  ): Promise<Results<Item>> {
    const result = await this.#send({ kind: 'query', statement, values, rowMode });
    return (result ?? { rows: [], fields: [] }) as Results<Item>;
  }

  #send(task: ThreadTask): Promise<Results | undefined> {
    if (this.#end) return Promise.reject(this.#end);
    this.#lastId += 1;
    const request: ThreadRequest = { id: this.#lastId, task };
    const answered = this.#wait(request.id);
    this.#thread.postMessage(request, []);
    return answered;
  }

  /** Keeps the process alive until the answer is there. */
  #wait(id: number): Promise<Results | undefined> {
    this.#thread.ref();
    return new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject }));
  }

  #settle(answer: ThreadAnswer): void {
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if (this.#pending.size === 0) this.#thread.unref();
    if ('failure' in answer) pending?.reject(errorOf(answer.failure));
    else pending?.resolve(answer.result);
  }

  #endWith(cause: unknown): void {
    this.closed = true;
    this.#end ??= Object.assign(new Error('The thread of the embedded database has ended.', { cause }), {
      code: connectionFailure,
    });
    for (const { reject } of this.#pending.values()) reject(this.#end);
    this.#pending.clear();
  }
}
