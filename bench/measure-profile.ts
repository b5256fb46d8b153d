import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createTemporaryDatabase, isPostgresThere } from 'server/testing';
import { BenchProgram, type BenchSession } from './bench-program.ts';
import { median, quantile, type Measurement } from './measurement.ts';
import { FIVE_HUNDRED_PEOPLE, partOf } from './profile/rates.ts';
import { ThreadedLoad } from './profile/threaded-load.ts';

/** Minutes of the load, and the part of the load of five hundred people that is laid on. */
const MINUTES = Number(process.env['LOAD_MINUTES'] ?? 10);
const PART = Number(process.env['LOAD_PART'] ?? 1);
const SESSIONS = 20;
/** The first half of the time is for compiling, caching and the first collections. */
const SETTLED = 0.5;
/** Most that the memory of the second half may grow beyond what it has at its beginning. */
const MEMORY_GROWTH = 0.1;
const SAMPLE_MS = 5000;

/**
 * Measures one server under the load of five hundred people: how long they wait, whether all are answered, and whether
 * its memory stays what it is. On PostgreSQL where it is there, else on the embedded store.
 */
export async function measureProfile(): Promise<Measurement[]> {
  const database = (await isPostgresThere()) ? await createTemporaryDatabase() : undefined;
  const program = await BenchProgram.start(database?.url);
  try {
    return await measureOn(program, database ? 'PostgreSQL' : 'embedded store');
  } finally {
    await program.close();
    await database?.drop();
  }
}

async function measureOn(program: BenchProgram, store: string): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'platen-profile-'));
  const sessions: BenchSession[] = [];
  for (let number = 0; number < SESSIONS; number += 1)
    sessions.push(await program.signIn('member@demo.test'));
  const load = new ThreadedLoad({
    url: program.url,
    rates: partOf(FIVE_HUNDRED_PEOPLE, PART),
    sessions,
    ledgerFile: join(folder, 'asked'),
    printerIds: [1],
  });
  const memory: number[] = [];
  const until = Date.now() + MINUTES * 60_000;
  while (Date.now() < until) {
    await delay(SAMPLE_MS);
    memory.push((await program.memory('VmRSS')) ?? Number.NaN);
  }
  const { seen, errors, sessionsEnded } = await load.end();
  await rm(folder, { recursive: true, force: true });
  if (errors.length > 0) throw new Error('A load cannot be repeated.', { cause: errors[0] });

  const timesOf = (kind: string) => seen.filter((call) => call.kind === kind).map(({ ms }) => ms);
  const failed = seen.filter(({ outcome }) => typeof outcome !== 'number' || outcome >= 400).length;
  const settled = memory.slice(Math.floor(memory.length * SETTLED));
  const third = Math.max(1, Math.floor(settled.length / 3));
  const [first, last] = [median(settled.slice(0, third)), median(settled.slice(-third))];
  const what = (words: string) => `${store}, ${PART * 500} people for ${MINUTES} minutes: ${words}`;
  return [
    ...(['search', 'print', 'refresh'] as const).map((kind): Measurement => ({
      what: what(`${kind}, p95 of ${timesOf(kind).length}`),
      measured: quantile(timesOf(kind), 0.95),
      unit: 'ms',
    })),
    { what: what('calls that failed'), measured: failed + sessionsEnded, unit: 'requests', budget: 0 },
    {
      what: what('memory, median of the last sixth'),
      measured: last,
      unit: 'MB',
      budget: first * (1 + MEMORY_GROWTH),
      note: `memory each minute: ${memory
        .filter((_, at) => at % 12 === 11)
        .map(Math.round)
        .join(', ')} MB`,
    },
  ];
}
