/**
 * Checks stored labels for changes that were not made by this program: `pnpm check-history`; exits with 1 if there are
 * any.
 */
import { checkHistory } from '../../design/review/check-history.ts';
import { openStore } from '../../foundation/store/open-store.ts';
import { storeLocation } from './store-location.ts';
import { StoreRefusal } from '../../foundation/store/store-refusal.ts';
import { readEnvironment } from './environment.ts';

async function run(): Promise<void> {
  const env = readEnvironment(process.env);
  const store = await openStore(storeLocation(env));
  try {
    const { labels, versions, entries, faults } = await checkHistory(store);
    for (const fault of faults) console.error(fault);
    const looked = `${labels} labels, ${versions} versions and ${entries} entries of their history`;
    console.log(
      faults.length === 0
        ? `${looked}: all as it was written.`
        : `${looked}: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}.`,
    );
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await store.close();
  }
}

await run().catch((error: unknown) => {
  const hint =
    error instanceof StoreRefusal ? ' The embedded store cannot be shared: stop the server first.' : '';
  console.error(error instanceof Error ? `${error.message}${hint}` : error);
  process.exitCode = 1;
});
