import { faultText } from './fault-text';
import type { Desk, WorkAnswer, WorkMessage, Works } from './file-work';

export interface WorkClient<All extends Works<All>> {
  /** Sends a task to the worker. Rejects with an Error whose message is for the person. */
  ask: <Kind extends keyof All>(kind: Kind, request: All[Kind]['request']) => Promise<All[Kind]['result']>;
  /** Ends the worker; pending tasks are never answered. */
  close: () => void;
}

export interface WorkPlaces<All extends Works<All>> {
  startWorker: () => Worker;
  /** Loads what does the work on the page itself, where there are no workers. */
  loadDesk: () => Promise<Desk<All>>;
}

/** Returns a client with its own worker thread for one file; without worker support the page does the work. */
export function createWorkClient<All extends Works<All>>(places: WorkPlaces<All>): WorkClient<All> {
  const { work, close } = typeof Worker === 'undefined' ? workHere(places) : workInWorker(places);
  return {
    ask: (kind, request) => work({ kind, request }),
    close,
  };
}

function workHere<All extends Works<All>>({ loadDesk }: WorkPlaces<All>) {
  let desk: Promise<Desk<All>> | undefined;
  let line: Promise<unknown> = Promise.resolve();
  const work: Desk<All> = (asked) => {
    desk ??= loadDesk();
    const current = desk;
    const answer = line.then(async () => (await current)(asked));
    line = answer.catch(() => undefined);
    return answer.catch(async (error: unknown) => {
      const { faultOf } = await import('./table-reader');
      throw new Error(faultText(faultOf(error)), { cause: error });
    });
  };
  return { work, close: () => undefined };
}

function workInWorker<All extends Works<All>>({ startWorker }: WorkPlaces<All>) {
  type Result = All[keyof All]['result'];
  const asked = new Map<number, { resolve: (result: Result) => void; reject: (error: Error) => void }>();
  let worker: Worker | undefined;
  let lastId = 0;
  const start = () => {
    const started = startWorker();
    started.addEventListener('message', ({ data }: MessageEvent<WorkAnswer<All>>) => {
      const { resolve, reject } = asked.get(data.id) ?? {};
      asked.delete(data.id);
      if ('result' in data) resolve?.(data.result);
      else reject?.(new Error(faultText(data.fault)));
    });
    // The worker did not load or crashed, for example out of memory: the next task starts another one, which opens the
    // file again.
    started.addEventListener('error', () => {
      worker = undefined;
      for (const { reject } of asked.values()) reject(new Error(faultText('stopped')));
      asked.clear();
      started.terminate();
    });
    return started;
  };
  const work: Desk<All> = (one) =>
    new Promise((resolve, reject) => {
      worker ??= start();
      lastId += 1;
      asked.set(lastId, { resolve, reject });
      const message: WorkMessage<All> = { id: lastId, work: one };
      worker.postMessage(message, []);
    });
  const close = () => {
    worker?.terminate();
    worker = undefined;
  };
  return { work, close };
}
