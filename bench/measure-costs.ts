import { createTemporaryDatabase, queryRows } from 'server/testing';
import { BenchProgram } from './bench-program.ts';
import { measureClosedPrints } from './closed-prints.ts';
import { importArticles } from './import-articles.ts';
import { timedCalls, type TimedCall } from './measure-calls.ts';
import type { Measurement } from './measurement.ts';
import type { Costs } from './sizes/costs.ts';
import { sizesTable } from './sizes/sizes-table.ts';

const ARTICLES = 100_000;
const CALLS = 400;
const CLIENTS = 8;

/**
 * Measures what one call of each kind takes of the processors, on PostgreSQL with a hundred thousand articles, and what stays
 * of a job, and prints the table of sizes for `docs/operations.md` that follows from them.
 */
export async function measureCosts(): Promise<Measurement[]> {
  const database = await createTemporaryDatabase();
  const program = await BenchProgram.start(database.url);
  try {
    await importArticles(program, ARTICLES, 0);
    const [search, , refresh] = await timedCalls(program);
    if (!search || !refresh) throw new Error('There are no such calls.');
    const searchMs = await processorMsOf(program, search);
    const refreshMs = await processorMsOf(program, refresh);
    const before = await bytesOf(database.url);
    const { processorMs: printMs, count } = await measureClosedPrints(program, CLIENTS);
    const after = await bytesOf(database.url);
    const serverMb = (await program.memory('VmRSS')) ?? Number.NaN;
    const costs: Costs = {
      searchMs,
      printMs,
      refreshMs,
      serverMb,
      keptBytes: (after.kept - before.kept) / count,
      fileBytes: (after.files - before.files) / count,
    };
    console.log(`\n${sizesTable(costs)}\n`);
    return [
      { what: 'processors for a search in 100,000 articles', measured: searchMs, unit: 'ms' },
      { what: 'processors for a print job', measured: printMs, unit: 'ms' },
      { what: 'processors for a renewal', measured: refreshMs, unit: 'ms' },
      { what: 'memory of the server then', measured: serverMb, unit: 'MB' },
      { what: 'kept of a print job', measured: costs.keptBytes / 1000, unit: 'kB' },
      { what: 'file of a print job', measured: costs.fileBytes / 1000, unit: 'kB' },
    ];
  } finally {
    await program.close();
    await database.drop();
  }
}

/** Returns the ms that processors work for one call, with several clients at once. */
async function processorMsOf(program: BenchProgram, { make }: TimedCall): Promise<number> {
  const client = async (number: number, count: number) => {
    for (let round = 0; round < count; round += 1) await make(round, number);
  };
  const all = (count: number) =>
    Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number, count / CLIENTS)));
  // Everything is compiled and connected before.
  await all(CALLS / 4);
  return (await program.workedMs(() => all(CALLS))) / CALLS;
}

/** Returns the bytes of a database: of print files, and of everything else. */
async function bytesOf(url: string): Promise<{ files: number; kept: number }> {
  const [row] = await queryRows(
    url,
    `select pg_total_relation_size('print_files')::float8 as files,
       (pg_database_size(current_database()) - pg_total_relation_size('print_files'))::float8 as kept`,
  );
  return row as { files: number; kept: number };
}
