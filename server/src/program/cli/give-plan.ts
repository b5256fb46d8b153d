/** Gives an organisation a subscription, offered or not: `pnpm give-plan ORGANISATION_ID PLAN`. */
import { givenPlans, givePlan } from '../../people/subscription/change-subscription.ts';
import { runOnStore } from './run-on-store.ts';

const [organizationId = '', wanted] = process.argv.slice(2);
const plan = givenPlans.find((one) => one === wanted);
if (/^[1-9]\d{0,8}$/.test(organizationId) && plan !== undefined) {
  await runOnStore(async (store) => {
    const name = await givePlan(store, Number(organizationId), plan, new Date());
    if (name === undefined) throw new Error(`There is no organisation ${organizationId}.`);
    console.log(`${name} (${organizationId}) has the subscription ${plan}.`);
  });
} else {
  console.error(`Usage: pnpm give-plan ORGANISATION_ID ${givenPlans.join('|')}`);
  process.exitCode = 2;
}
