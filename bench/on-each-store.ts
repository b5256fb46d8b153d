import { createTemporaryDatabase, isPostgresThere } from 'server/testing';
import { BenchProgram } from './bench-program.ts';
import type { Measurement } from './measurement.ts';

export type BenchStore = 'embedded store' | 'PostgreSQL';

/**
 * Measures a new server on the embedded store, and on PostgreSQL where TEST_DATABASE_URL names a server or one answers
 * locally.
 */
export async function onEachStore(
  measureOn: (store: BenchStore, program: BenchProgram) => Promise<Measurement[]>,
): Promise<Measurement[]> {
  const embedded = await measureOn('embedded store', await BenchProgram.start());
  if (!(await isPostgresThere())) return embedded;
  const database = await createTemporaryDatabase();
  try {
    return [...embedded, ...(await measureOn('PostgreSQL', await BenchProgram.start(database.url)))];
  } finally {
    await database.drop();
  }
}
