/** Thread that owns an embedded database: opens it, and runs what the other side asks for, one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { types, type PGlite, type Results } from '@electric-sql/pglite';
import { copyFolder } from '../copy-folder.ts';
import { startPglite, type PgliteOptions } from './start-pglite.ts';
import { failureOf, type ThreadAnswer, type ThreadRequest, type ThreadTask } from './thread-message.ts';

/** Types of arrays, which PGlite has no names for. */
const arrayTypes = { date: 1182, interval: 1187, numeric: 1231, timestamp: 1115, timestamptz: 1185 };

/** Times and exact numbers stay texts: the query builder reads them itself. */
const asText = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...Object.values(arrayTypes)].map(
    (type) => [type, (value: string) => value],
  ),
);

const answer = (message: ThreadAnswer): void => parentPort?.postMessage(message, []);

async function run(engine: PGlite, task: ThreadTask): Promise<Results[] | undefined> {
  if (task.kind === 'query')
    return [await engine.query(task.statement, task.values, { rowMode: task.rowMode, parsers: asText })];
  if (task.kind === 'exec') return engine.exec(task.statements, { rowMode: task.rowMode, parsers: asText });
  if (task.kind === 'copy') copyDatabase(task.to);
  else await engine.close();
  return undefined;
}

/** On this thread, so that everything else goes on: the copy blocks it, and no statement runs here meanwhile. */
function copyDatabase(to: string): void {
  const { directory } = workerData as PgliteOptions;
  if (directory === undefined) throw new Error('A database in memory has no folder.');
  copyFolder(directory, to);
}

/** Answers what a piece of work comes to. */
const answerWith = (id: number, work: Promise<Results[] | undefined>): Promise<void> =>
  work.then(
    (result) => answer({ id, ...(result && { result }) }),
    (error: unknown) => answer({ id, failure: failureOf(error) }),
  );

const starting = startPglite(workerData as PgliteOptions);
// PGlite takes its tasks in the order of its calls.
starting.then(
  (engine) =>
    parentPort?.on('message', ({ id, task }: ThreadRequest) => void answerWith(id, run(engine, task))),
  () => undefined,
);
await answerWith(
  0,
  starting.then(() => undefined),
);
