/** Reactivates a paused or cancelled organisation: `pnpm resume ORGANISATION_ID`. */
import { resumeSubscription } from '../../people/subscription/change-subscription.ts';
import { runOnStore } from './run-on-store.ts';

const [organizationId = ''] = process.argv.slice(2);
if (/^[1-9]\d{0,8}$/.test(organizationId)) {
  await runOnStore(async (store) => {
    const name = await resumeSubscription(store, Number(organizationId), new Date());
    if (name === undefined) throw new Error(`There is no organisation ${organizationId}.`);
    console.log(`${name} (${organizationId}) is active again.`);
  });
} else {
  console.error('Usage: pnpm resume ORGANISATION_ID');
  process.exitCode = 2;
}
