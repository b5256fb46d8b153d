/**
 * Imports what waits in the data directory named in its arguments, and prints when it has begun to write and when it
 * has ended: the first three transactions of an organisation read, each of the following writes some of the articles.
 */
import { silentLogger } from '../foundation/work/logger.ts';
import { startImportRunner } from '../exchange/imports/run/import-runner.ts';
import { openDataDir } from '../foundation/store/open-data-dir.ts';
import type { Store } from '../foundation/store/store.ts';

const [dataDir = '', now = ''] = process.argv.slice(2);
const store = await openDataDir(dataDir);
let opened = 0;
const watched: Store = {
  ...store,
  asOrganization: (organizationId, work) =>
    store.asOrganization(organizationId, (transaction) => {
      opened += 1;
      if (opened === 5) process.stdout.write('writing\n');
      return work(transaction);
    }),
};
const runner = startImportRunner({
  webHooks: { wake: () => undefined },
  store: watched,
  clock: () => new Date(Number(now)),
  logger: silentLogger,
});
await runner.importDue();
process.stdout.write('ended\n');
await runner.close();
await store.close();
