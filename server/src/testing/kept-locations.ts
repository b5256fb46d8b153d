import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KeptLocation } from '../foundation/store/open-store.ts';
import { createTemporaryDatabase } from './temporary-database.ts';
import { postgres, testStores } from './test-stores.ts';

export interface KeptPlace {
  readonly name: 'PGlite' | 'PostgreSQL';
  /** Makes a place without data, for stores that are opened one after the other. */
  readonly make: () => Promise<{ readonly location: KeptLocation; readonly drop: () => Promise<void> }>;
}

const folder: KeptPlace = {
  name: 'PGlite',
  make: async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'platen-kept-'));
    return { location: { dataDir }, drop: () => rm(dataDir, { recursive: true, force: true }) };
  },
};

const database: KeptPlace = {
  name: 'PostgreSQL',
  make: async () => {
    const { url, drop } = await createTemporaryDatabase();
    return { location: { databaseUrl: url }, drop };
  },
};

/** Returns the places of this run for data that stay when a store is closed: a folder and, as `testStores`, PostgreSQL. */
export const keptPlaces = async (): Promise<readonly KeptPlace[]> =>
  (await testStores()).includes(postgres) ? [folder, database] : [folder];
