import { afterAll, beforeAll, describe } from 'vitest';
import { createTestServer, type TestServer } from './test-server.ts';
import { seededStore } from './shared-store.ts';
import { postgres, testStores } from './test-stores.ts';
import type { ServerParts } from '../program/create-server.ts';

const stores = await testStores();
process.stderr.write(`\n>>> server suite on: ${stores.map(({ name }) => name).join(' and ')} <<<\n`);
if (process.env['TEST_RUN'] === 'all' && !stores.includes(postgres))
  process.stderr.write('\n>>> NO PostgreSQL ANSWERS: its half of this run is missing <<<\n');

/** Runs the same tests on each store of this run, with one seeded server each. */
export function onEveryStore(
  subject: string,
  tests: (server: () => TestServer) => void,
  parts: Partial<ServerParts> = {},
): void {
  describe.each(stores)(`${subject} on $name`, (kind) => {
    let server: TestServer | undefined;
    beforeAll(async () => {
      server = await createTestServer(await seededStore(kind), parts);
    });
    afterAll(() => server?.close());
    tests(() => {
      if (!server) throw new Error('The server of this suite did not start.');
      return server;
    });
  });
}
