import { setTimeout as delay } from 'node:timers/promises';
import { createTemporaryDatabase, isPostgresThere, uploadForm } from 'server/testing';
import { BenchProgram } from './bench-program.ts';
import { importFile } from './import-file.ts';
import { quantile, type Measurement } from './measurement.ts';
import { SEARCHES } from './searches.ts';

const ARTICLES = 100_000;
const ROUNDS = 15;
/** Pause between two calls of a client during an import, in ms: a person who goes on working. */
const PAUSE_MS = 20;
const GIVEN_UP_AFTER_MS = 120_000;

/**
 * Measures an import of a hundred thousand new articles into the server, a process of its own: its time and memory,
 * what it leaves of the speed of other calls, and the first searches and the next start after it. On the embedded
 * store, and on PostgreSQL where TEST_DATABASE_URL names a server or one answers locally.
 */
export async function measureImport(): Promise<Measurement[]> {
  const embedded = await measureOn('embedded store', await BenchProgram.start());
  if (!(await isPostgresThere())) return embedded;
  const database = await createTemporaryDatabase();
  try {
    return [...embedded, ...(await measureOn('PostgreSQL', await BenchProgram.start(database.url)))];
  } finally {
    await database.drop();
  }
}

async function measureOn(store: string, program: BenchProgram): Promise<Measurement[]> {
  try {
    const ended = new AbortController();
    const keepAsking = async (ask: (round: number) => Promise<number>) => {
      const times: number[] = [];
      for (let round = 0; !ended.signal.aborted; round += 1) {
        times.push(await ask(round));
        await delay(PAUSE_MS);
      }
      return times;
    };
    const search = (round: number) =>
      timeOf(program, `/api/articles?take=100&searchQuery=${SEARCHES[round % SEARCHES.length]}`);
    for (let round = 0; round < SEARCHES.length; round += 1) await search(round);

    const searching = keepAsking(search);
    const checking = keepAsking(() => timeOf(program, '/health'));
    const imported = await importArticles(program).finally(() => ended.abort());
    const [searches, checks] = [await searching, await checking];
    const peak = await program.memory('VmHWM');
    const alone = await searchAfter(search, 1);
    const together = await searchAfter(search, 8);
    const restarted = await program.restart();
    await search(0);
    const atRest = await program.memory('VmRSS');

    const figure = (what: string, measured: number, budget: number, unit: 'ms' | 'MB' = 'ms') => ({
      what: `${store}: ${what}`,
      measured,
      unit,
      budget,
    });
    return [
      figure('import of 100,000 articles', imported, 10_000),
      figure('search during it, p95', p95(searches), 300),
      figure('/health during it, p95', p95(checks), 50),
      figure('search right after it, p95', p95(alone), 50),
      figure('the same with 8 clients, p95', p95(together), 100),
      figure('start with 100,000 articles', restarted, 2000),
      ...(peak === undefined ? [] : [figure('peak memory of the server in it', peak, 800, 'MB')]),
      ...(atRest === undefined ? [] : [figure('memory after the start', atRest, 400, 'MB')]),
    ];
  } finally {
    await program.close();
  }
}

const p95 = (times: readonly number[]) => quantile(times, 0.95);

async function timeOf(program: BenchProgram, path: string): Promise<number> {
  const startedAt = performance.now();
  await program.call(path);
  return performance.now() - startedAt;
}

/** Uploads the file and returns the ms until it is imported. @throws Error when it is not */
async function importArticles(program: BenchProgram): Promise<number> {
  const file = importFile(ARTICLES);
  const startedAt = performance.now();
  const uploaded = await program.call('/api/import/upload', {
    method: 'POST',
    body: uploadForm({ file }),
  });
  const { entityId } = uploaded as { entityId: number };
  while (performance.now() - startedAt < GIVEN_UP_AFTER_MS) {
    const { data } = (await program.call(`/api/import/${entityId}`)) as { data: { state: string } };
    if (data.state === 'Done') return performance.now() - startedAt;
    if (data.state === 'Failed') throw new Error('The import failed.');
    await delay(PAUSE_MS);
  }
  throw new Error('The import did not end.');
}

/** Returns the times of all searches, asked by this number of clients at the same time. */
async function searchAfter(search: (round: number) => Promise<number>, clients: number): Promise<number[]> {
  const each = async (client: number) => {
    const times: number[] = [];
    for (let round = 0; round < (ROUNDS * SEARCHES.length) / clients; round += 1)
      times.push(await search(round + client));
    return times;
  };
  return (await Promise.all(Array.from({ length: clients }, (_none, client) => each(client)))).flat();
}
