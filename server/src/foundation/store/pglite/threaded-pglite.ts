import { Worker } from 'node:worker_threads';
import type { Results, Row } from '@electric-sql/pglite';
import type { PgliteEngine, PgliteSession } from './pglite-engine.ts';
import type { PgliteOptions } from './start-pglite.ts';
import {
  errorOf,
  type QueryTask,
  type ThreadAnswer,
  type ThreadRequest,
  type ThreadTask,
} from './thread-message.ts';

const threadProgram = new URL('./pglite-thread.ts', import.meta.url);
/** SQLSTATE "connection failure": what was not committed is lost. */
const connectionFailure = '08006';

/** Embedded database whose folder can be copied while it is used. */
export interface CopyableEngine extends PgliteEngine {
  /**
   * Copies the folder of the database after all work before it and before all work after it: what was committed is in
   * the copy, and nothing else. Returns how long work waited, in ms.
   * @throws Error when a file cannot be read or there is no space
   */
  copyTo(folder: string): Promise<number>;
}

interface ThreadOptions {
  /** Program of the thread. */
  readonly program?: URL;
  /** Called with the cause when the thread has ended by itself; the database is opened again then. */
  readonly onLost?: (cause: unknown) => void;
}

/**
 * Starts the embedded database on a thread of its own, so that the server answers other calls while a statement runs. If
 * the thread ends by itself, what it was asked fails as a lost connection, and a new one opens the database again.
 * @throws Error when it cannot be opened, or its thread ends on the way
 */
export async function startThreadedPglite(
  options: PgliteOptions,
  { program = threadProgram, onLost = () => undefined }: ThreadOptions = {},
): Promise<CopyableEngine> {
  const engine = new ThreadedPglite(options, { program, onLost });
  await engine.started;
  return engine;
}

interface RowOptions {
  rowMode?: 'array' | 'object';
}

interface Pending {
  readonly resolve: (results: readonly Results[]) => void;
  readonly reject: (error: Error) => void;
}

class ThreadedPglite implements CopyableEngine {
  closed = false;
  /** The current thread, once it has opened the database. */
  started: Promise<Worker>;
  readonly #directory: string | undefined;
  readonly #options: Required<ThreadOptions>;
  /** The current thread, as soon as it is begun; undefined when there will be none any more. */
  #thread: Worker | undefined;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;
  /** Ends when all work that was begun has ended: the database has one connection, which work takes in turn. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(database: PgliteOptions, options: Required<ThreadOptions>) {
    this.#directory = database.directory;
    this.#options = options;
    this.started = this.#open(database);
  }

  query<Item = Row>(
    statement: string,
    values: unknown[] = [],
    { rowMode = 'object' }: RowOptions = {},
  ): Promise<Results<Item>> {
    return this.#inTurn((thread) => this.#query<Item>(thread, { statement, values, rowMode }));
  }

  exec(statements: string, options?: RowOptions): Promise<Results[]> {
    return this.#inTurn((thread) => this.#exec(thread, statements, options));
  }

  async transaction<Result>(work: (session: PgliteSession) => Promise<Result>): Promise<Result> {
    const { ended } = await this.#inTurn(async (thread) => {
      let isOver = false;
      const session: PgliteSession = {
        query: (statement, values = [], { rowMode = 'object' } = {}) =>
          isOver ? over() : this.#query(thread, { statement, values, rowMode }),
        exec: (statements, options) => (isOver ? over() : this.#exec(thread, statements, options)),
      };
      // Not awaited: the thread keeps the order, and the first statement of the work need not wait for this answer.
      const begun = this.#exec(thread, 'begin');
      begun.catch(() => undefined);
      try {
        const result = await work(session);
        isOver = true;
        const committed = this.#exec(thread, 'commit');
        committed.catch(() => undefined);
        // Nor need the next transaction wait for the answer to this end.
        return { ended: begun.then(() => committed).then((end) => resultOf(result, end)) };
      } catch (error) {
        isOver = true;
        const undone = this.#exec(thread, 'rollback').catch(() => undefined);
        return { ended: undone.then(() => Promise.reject(error)) };
      }
    });
    return ended;
  }

  copyTo(folder: string): Promise<number> {
    return this.#inTurn(async (thread) => {
      const startedAt = performance.now();
      // The copy opens without replaying the log from the last checkpoint.
      await this.#exec(thread, 'checkpoint');
      await this.#send(thread, { kind: 'copy', to: folder });
      return performance.now() - startedAt;
    });
  }

  async close(): Promise<void> {
    if (this.closed) return;
    try {
      await this.#inTurn((thread) => {
        this.closed = true;
        return this.#send(thread, { kind: 'close' });
      });
    } finally {
      this.closed = true;
      const thread = this.#thread;
      this.#thread = undefined;
      await thread?.terminate();
    }
  }

  /** Runs work after all work before it, with the thread that has the database open by then. */
  #inTurn<Result>(work: (thread: Worker) => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(() => this.started).then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  async #query<Item>(thread: Worker, query: Omit<QueryTask, 'kind'>): Promise<Results<Item>> {
    const [result] = await this.#send(thread, { kind: 'query', ...query });
    return (result ?? { rows: [], fields: [] }) as Results<Item>;
  }

  async #exec(
    thread: Worker,
    statements: string,
    { rowMode = 'object' }: RowOptions = {},
  ): Promise<Results[]> {
    return [...(await this.#send(thread, { kind: 'exec', statements, rowMode }))];
  }

  /** @param thread the one the work was begun with: the rest of a transaction must not run without its beginning */
  #send(thread: Worker, task: ThreadTask): Promise<readonly Results[]> {
    if (thread !== this.#thread) return Promise.reject(lost(new Error('It ended before.')));
    this.#lastId += 1;
    const request: ThreadRequest = { id: this.#lastId, task };
    const answered = this.#wait(thread, request.id);
    thread.postMessage(request, []);
    return answered;
  }

  #open(database: PgliteOptions): Promise<Worker> {
    const thread = new Worker(this.#options.program, { workerData: database });
    let cause: unknown;
    let isOpen = false;
    thread.on('message', (answer: ThreadAnswer) => {
      isOpen ||= answer.id === 0 && !('failure' in answer);
      this.#settle(thread, answer);
    });
    thread.on('error', (error) => (cause = error));
    thread.on('exit', (code) => this.#end(cause ?? new Error(`It ended with code ${code}.`), isOpen));
    this.#thread = thread;
    return this.#wait(thread, 0).then(() => thread);
  }

  /** Keeps the process alive until the answer is there. */
  #wait(thread: Worker, id: number): Promise<readonly Results[]> {
    thread.ref();
    return new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject }));
  }

  #settle(thread: Worker, answer: ThreadAnswer): void {
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if (this.#pending.size === 0) thread.unref();
    if ('failure' in answer) pending?.reject(errorOf(answer.failure));
    else pending?.resolve(answer.result ?? []);
  }

  /** @param wasOpen a database that cannot be opened is not tried again, and one in memory is gone */
  #end(cause: unknown, wasOpen: boolean): void {
    for (const { reject } of this.#pending.values()) reject(lost(cause));
    this.#pending.clear();
    if (this.closed) return;
    if (wasOpen && this.#directory !== undefined) {
      this.#options.onLost(cause);
      // Without the template, which is for an empty directory.
      this.started = this.#open({ directory: this.#directory });
    } else {
      this.closed = true;
      this.#thread = undefined;
      this.started = Promise.reject(lost(cause));
    }
    // Told to whoever asks something; at this moment that may be nobody.
    this.started.catch(() => undefined);
  }
}

/** @throws Error if the end was a rollback: the database's answer, without an error, if a statement had failed before */
function resultOf<Result>(result: Result, [end]: readonly Results[]): Result {
  if (end?.command === 'ROLLBACK') throw new Error('The work continued after a statement that failed.');
  return result;
}

const over = () => Promise.reject(new Error('The transaction is over.'));

const lost = (cause: unknown): Error =>
  Object.assign(new Error('The thread of the embedded database has ended.', { cause }), {
    code: connectionFailure,
  });
