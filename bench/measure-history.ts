import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, seedDemo, type StoreLocation } from 'server';
import { createTemporaryDatabase, isPostgresThere, seedManyPrints } from 'server/testing';
import { BenchProgram } from './bench-program.ts';
import { timeOf } from './measure-calls.ts';
import { quantile, type Measurement } from './measurement.ts';

/** Printed files: `BENCH_PRINTS=1000000 pnpm bench history` takes about 20 minutes, most of it to print them. */
const FILES = Number(process.env['BENCH_PRINTS'] ?? 100_000);
/** A search that is made as often as this: each time with other words where there are others. */
const ROUNDS = 40;
const BUDGET_MS = 300;
const WARM_UP_ROUNDS = 3;

/** What is searched, by how much it finds; `round` makes others of the same kind. */
const searches: Readonly<Record<string, (round: number) => Readonly<Record<string, string>>>> = {
  'no filter': () => ({}),
  'a word of half the files': () => ({ searchQuery: 'tarte' }),
  'the 19th page of it': () => ({ searchQuery: 'tarte', offset: '1800' }),
  'a word of old files only': () => ({ searchQuery: 'jar' }),
  'a serial number of one file': (round) => ({ searchQuery: String(serialOf(round)).padStart(9, '0') }),
  'a lot': (round) => ({ searchQuery: `-${jobOf(round)}` }),
  nothing: (round) => ({ searchQuery: `xyzzy${round}` }),
  'one digit': (round) => ({ searchQuery: String(round % 10) }),
  'a beginning of lots': () => ({ searchQuery: 'l2026' }),
  'a digit, and a serial number of one file': (round) => ({
    searchQuery: `7 ${String(serialOf(round)).padStart(9, '0')}`,
  }),
  'four words': (round) => ({ searchQuery: `tarte creme parts ${round % 1000}` }),
  'two words that are in no file together': () => ({ searchQuery: 'tarte muesli' }),
  'a frequent word, and failed': () => ({ searchQuery: 'tarte', state: 'Failed' }),
  'a frequent word, and succeeded': () => ({ searchQuery: 'tarte', state: 'Success' }),
  'a frequent word in a month of two years ago': () => ({ searchQuery: 'tarte', ...monthBefore(24) }),
  'a frequent word of a printer': () => ({ searchQuery: 'tarte', printerId: '2' }),
  'the lot of one job': (round) => ({ variable: 'serial', value: String(serialOf(round)).padStart(9, '0') }),
  'a date on labels': (round) => ({ variable: 'bestBefore', value: dayIn(round) }),
  'a label': () => ({ labelId: '1' }),
  failed: () => ({ state: 'Failed' }),
  'unknown, of which there are few': () => ({ state: 'Unknown' }),
};

const jobOf = (round: number) => Math.floor(((round * 7919) % 1000) * (FILES / 2 / 1000));
const serialOf = (round: number) => Math.floor(jobOf(round) / 10) * 10 * 20 + 7;
const monthBefore = (months: number) => {
  const to = Date.now() - months * 30 * 86_400_000;
  return { from: new Date(to - 30 * 86_400_000).toISOString(), to: new Date(to).toISOString() };
};
const dayIn = (round: number) => {
  const [year, month, day] = new Date(Date.now() - round * 20 * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${day}.${month}.${year}`;
};

/** Measures the print history with many printed files on both stores: every search as a person who sees all prints, and as one who sees their own. */
export async function measureHistory(): Promise<Measurement[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'platen-history-'));
  await fill({ dataDir });
  const embedded = await measureOn(
    'embedded store',
    await BenchProgram.start(undefined, { dataDir, account: 'admin' }),
  );
  if (!(await isPostgresThere())) return embedded;
  const database = await createTemporaryDatabase();
  try {
    await fill({ databaseUrl: database.url });
    return [
      ...embedded,
      ...(await measureOn('PostgreSQL', await BenchProgram.start(database.url, { account: 'admin' }))),
    ];
  } finally {
    await database.drop();
  }
}

/** Fills a new store. */
async function fill(location: StoreLocation): Promise<void> {
  const store = await openStore(location);
  await seedDemo(store);
  await seedManyPrints(store, FILES);
  await store.close();
}

/** Measures a program whose store is filled, and ends it. */
async function measureOn(store: string, program: BenchProgram): Promise<Measurement[]> {
  const measured: Measurement[] = [];
  try {
    // What a server that was just started compiles and reads is not measured.
    for (let round = 0; round < WARM_UP_ROUNDS; round += 1)
      for (const queryOf of Object.values(searches)) await search(program, queryOf(round));
    for (const who of ['admin', 'member'] as const) {
      await program.actAs(`${who}@demo.test`);
      const prints = `${store}: ${who === 'admin' ? 'all prints' : 'own prints'}`;
      let most = { name: '', processorMs: 0 };
      for (const [name, queryOf] of Object.entries(searches)) {
        const { p95, processorMs } = await measureSearch(program, queryOf);
        measured.push({ what: `${prints}, ${name}, p95`, measured: p95, unit: 'ms', budget: BUDGET_MS });
        if (processorMs > most.processorMs) most = { name, processorMs };
      }
      measured.push({
        what: `${prints}, most processor time of a search, mean`,
        measured: most.processorMs,
        unit: 'ms',
        note: most.name,
      });
    }
    return measured;
  } finally {
    await program.close();
  }
}

/** Makes one kind of search, and returns the p95 of its answers and the mean time of the processor, in ms. */
async function measureSearch(
  program: BenchProgram,
  queryOf: (round: number) => Readonly<Record<string, string>>,
): Promise<{ p95: number; processorMs: number }> {
  const times: number[] = [];
  await program.call('/api/printjobs?take=1');
  const worked = await program.workedMs(async () => {
    for (let round = 0; round < ROUNDS; round += 1)
      times.push(await timeOf(() => search(program, queryOf(round))));
  });
  return { p95: quantile(times, 0.95), processorMs: worked / ROUNDS };
}

const search = (program: BenchProgram, query: Readonly<Record<string, string>>): Promise<unknown> =>
  program.call(`/api/printjobs?${new URLSearchParams({ take: '100', ...query }).toString()}`);
