import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createJsonLogger, openStore, readEnvironment, seedDemo, startServer } from 'server';
import { addBenchArticles } from './bench-articles.ts';
import { addBenchOrganisation } from './bench-organisation.ts';

interface BenchSite {
  readonly url: string;
  /** Stops the server and deletes its data. */
  readonly close: () => Promise<void>;
}

interface BenchSize {
  readonly articles: number;
  /** Number of groups, users, labels and orders each. */
  readonly ofEach: number;
  /** Number of users, where it is another one. */
  readonly users?: number;
  /** Address of the printer helper for the app; by default that of a real one on this computer. */
  readonly helperUrl?: string;
}

/** Starts the real server on a free port with the built app, the demo organisation and additional data of this size. */
export async function startBenchSite(
  dist: string,
  { articles, ofEach, users = ofEach, helperUrl }: BenchSize,
): Promise<BenchSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'platen-bench-'));
  const store = await openStore({ dataDir });
  await seedDemo(store);
  await addBenchArticles(store, articles);
  await addBenchOrganisation(store, { groups: ofEach, users, labels: ofEach, orders: ofEach });
  await store.close();
  const env = readEnvironment({
    PORT: '0',
    DEMO: '1',
    STATIC_DIR: dist,
    DATA_DIR: dataDir,
    ...(helperUrl !== undefined && { HELPER_URL: helperUrl }),
  });
  const server = await startServer(
    env,
    createJsonLogger(() => undefined),
  );
  return {
    url: server.url,
    close: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
