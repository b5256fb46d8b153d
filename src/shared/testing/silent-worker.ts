import { vi } from 'vitest';

/** Stands in for a worker that has started: records what it is sent, and answers when the test says so. */
export class SilentWorker extends EventTarget {
  static started: SilentWorker[] = [];
  readonly sent: unknown[] = [];
  isTerminated = false;
  readonly url: URL;
  readonly options: WorkerOptions;

  constructor(url: URL, options: WorkerOptions) {
    super();
    this.url = url;
    this.options = options;
    SilentWorker.started.push(this);
  }

  postMessage(message: unknown): void {
    this.sent.push(message);
  }

  /** Sends a message to the page. */
  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

/** Puts silent workers in the place of workers, none of which has started. */
export function withSilentWorkers(): void {
  SilentWorker.started = [];
  vi.stubGlobal('Worker', SilentWorker);
}

/** Returns the worker that was started; throws unless it is the only one. */
export function onlyWorker(): SilentWorker {
  const [worker, ...others] = SilentWorker.started;
  if (!worker || others.length > 0) throw new Error(`${SilentWorker.started.length} workers were started.`);
  return worker;
}
