import type { createImportDesk } from './import-desk';
import type { ImportWork, ImportWorkKind, ImportWorks, WorkerAnswer, WorkerMessage } from './import-work';
import { faultText } from './fault-text';

export interface ImportClient {
  /** Sends a task to the worker. Rejects with an Error whose message is for the person. */
  ask: <Kind extends ImportWorkKind>(
    kind: Kind,
    request: ImportWorks[Kind]['request'],
  ) => Promise<ImportWorks[Kind]['result']>;
  /** Ends the worker; pending tasks are never answered. */
  close: () => void;
}

type Result = ImportWorks[ImportWorkKind]['result'];
type DoWork = (work: ImportWork) => Promise<Result>;
type ImportDesk = ReturnType<typeof createImportDesk>;

/** Returns a client with its own worker thread for one import; without worker support the page does the work. */
export function createImportClient(): ImportClient {
  const { work, close } = typeof Worker === 'undefined' ? workHere() : workInWorker();
  return {
    // The kind determines the type of the result; TypeScript cannot relate the two.
    ask: (kind, request) => work({ kind, request } as ImportWork),
    close,
  };
}

function workHere() {
  let desk: Promise<ImportDesk> | undefined;
  let line: Promise<unknown> = Promise.resolve();
  const work: DoWork = (asked) => {
    desk ??= import('./import-desk').then(({ createImportDesk }) => createImportDesk());
    const current = desk;
    const answer = line.then(async () => (await current)(asked));
    line = answer.catch(() => undefined);
    return answer.catch(async (error: unknown) => {
      const { faultOf } = await import('./import-desk');
      throw new Error(faultText(faultOf(error)), { cause: error });
    });
  };
  return { work, close: () => undefined };
}

function workInWorker() {
  const asked = new Map<number, { resolve: (result: Result) => void; reject: (error: Error) => void }>();
  let worker: Worker | undefined;
  let lastId = 0;
  const start = () => {
    const started = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
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
  const work: DoWork = (one) =>
    new Promise((resolve, reject) => {
      worker ??= start();
      lastId += 1;
      asked.set(lastId, { resolve, reject });
      const message: WorkerMessage = { id: lastId, work: one };
      worker.postMessage(message, []);
    });
  const close = () => {
    worker?.terminate();
    worker = undefined;
  };
  return { work, close };
}
