/** Gives an organisation a subscription, offered or not: `pnpm give-plan ORGANISATION_ID PLAN`. */
import { openStore } from '../../foundation/store/open-store.ts';
import { StoreRefusal } from '../../foundation/store/store-refusal.ts';
import { givenPlans, givePlan, type GivenPlan } from '../../people/subscription/change-subscription.ts';
import { readEnvironment } from './environment.ts';
import { storeLocation } from './store-location.ts';

async function run(organizationId: number, plan: GivenPlan): Promise<void> {
  const env = readEnvironment(process.env);
  const store = await openStore(storeLocation(env));
  try {
    const name = await givePlan(store, organizationId, plan, new Date());
    if (name === undefined) throw new Error(`There is no organisation ${organizationId}.`);
    console.log(`${name} (${organizationId}) has the subscription ${plan}.`);
  } finally {
    await store.close();
  }
}

const [organizationId = '', wanted] = process.argv.slice(2);
const plan = givenPlans.find((one) => one === wanted);
if (/^[1-9]\d{0,8}$/.test(organizationId) && plan !== undefined) {
  await run(Number(organizationId), plan).catch((error: unknown) => {
    const hint =
      error instanceof StoreRefusal ? ' The embedded store cannot be shared: stop the server first.' : '';
    console.error(error instanceof Error ? `${error.message}${hint}` : error);
    process.exitCode = 1;
  });
} else {
  console.error(`Usage: pnpm give-plan ORGANISATION_ID ${givenPlans.join('|')}`);
  process.exitCode = 2;
}
