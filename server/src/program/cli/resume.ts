/** Reactivates a paused or cancelled organisation: `pnpm resume ORGANISATION_ID`. */
import { openStore } from '../../foundation/store/open-store.ts';
import { storeLocation } from './store-location.ts';
import { StoreRefusal } from '../../foundation/store/store-refusal.ts';
import { resumeSubscription } from '../../people/subscription/change-subscription.ts';
import { readEnvironment } from './environment.ts';

async function run(organizationId: number): Promise<void> {
  const env = readEnvironment(process.env);
  const store = await openStore(storeLocation(env));
  try {
    const name = await resumeSubscription(store, organizationId, new Date());
    if (name === undefined) throw new Error(`There is no organisation ${organizationId}.`);
    console.log(`${name} (${organizationId}) is active again.`);
  } finally {
    await store.close();
  }
}

const [organizationId = ''] = process.argv.slice(2);
if (/^[1-9]\d{0,8}$/.test(organizationId)) {
  await run(Number(organizationId)).catch((error: unknown) => {
    const hint =
      error instanceof StoreRefusal ? ' The embedded store cannot be shared: stop the server first.' : '';
    console.error(error instanceof Error ? `${error.message}${hint}` : error);
    process.exitCode = 1;
  });
} else {
  console.error('Usage: pnpm resume ORGANISATION_ID');
  process.exitCode = 2;
}
