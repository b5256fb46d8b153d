import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { LoadOrder, LoadResult } from './load-message.ts';

/**
 * A load in a thread of its own: hundreds of calls a second would delay what runs beside it in this program, such as the
 * printers and the mail server of a trial, and those the calls.
 */
export class ThreadedLoad {
  readonly #thread: Worker;
  /** Rejects when the thread breaks. */
  readonly #result: Promise<LoadResult>;

  /** Begins at once. */
  constructor(order: LoadOrder) {
    this.#thread = new Worker(new URL('./load-thread.ts', import.meta.url), { workerData: order });
    this.#result = once(this.#thread, 'message').then(([result]) => result as LoadResult);
    // Told by `end`.
    this.#result.catch(() => undefined);
    // A trial that fails before its end does not wait for the load.
    this.#thread.unref();
  }

  /** Begins nothing more; resolves when everything that was begun has its answer. */
  async end(): Promise<LoadResult> {
    this.#thread.ref();
    this.#thread.postMessage('end', []);
    const result = await this.#result;
    await this.#thread.terminate();
    return result;
  }
}
