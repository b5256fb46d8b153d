/**
 * Imports what waits in the data directory named in its arguments, and prints when it has reserved its articles and when
 * it has ended.
 */
import { demoOrganization } from '../program/demo/demo-organizations.ts';
import { silentLogger } from '../foundation/work/logger.ts';
import { startImportRunner } from '../exchange/imports/run/import-runner.ts';
import { openDataDir } from '../foundation/store/open-data-dir.ts';
import { pendingArticles } from '../foundation/store/schema/index.ts';
import type { Store } from '../foundation/store/store.ts';

const [dataDir = '', now = ''] = process.argv.slice(2);
const store = await openDataDir(dataDir);
const reservedBefore = await store.asOrganization(demoOrganization.organizationId, (transaction) =>
  transaction.select().from(pendingArticles),
);
const isNew = ({ firstId }: { readonly firstId: number }) =>
  !reservedBefore.some((earlier) => earlier.firstId === firstId);
let isWriting = false;
const watched: Store = {
  ...store,
  asOrganization: (organizationId, work) =>
    store.asOrganization(organizationId, async (transaction) => {
      // Reserved in an earlier transaction of this run, which is kept: from here on there is something to leave behind.
      if (!isWriting && (await transaction.select().from(pendingArticles)).some(isNew)) {
        isWriting = true;
        process.stdout.write('writing\n');
      }
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
