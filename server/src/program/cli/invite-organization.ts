/** Makes a link with which one organisation can be registered: `pnpm invite-organization PLAN`. */
import { openStore } from '../../foundation/store/open-store.ts';
import { StoreRefusal } from '../../foundation/store/store-refusal.ts';
import { templateTypes, type TemplateType } from '../../foundation/values/template-types.ts';
import { inviteOrganization } from '../../people/accounts/organization-invitation.ts';
import { readEnvironment } from './environment.ts';
import { storeLocation } from './store-location.ts';

async function run(plan: TemplateType): Promise<void> {
  const env = readEnvironment(process.env);
  const store = await openStore(storeLocation(env));
  try {
    const token = await inviteOrganization(store, plan, new Date());
    const origin = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
    console.log(`For one organisation with the subscription ${plan}, for seven days:`);
    console.log(`${origin}/#/register?organization=${token}`);
    if (env.REGISTRATION === 'closed')
      console.log('REGISTRATION is closed: the link works when it is set to “invited”.');
  } finally {
    await store.close();
  }
}

const plan = templateTypes.find((one) => one === process.argv[2]);
if (plan !== undefined && process.argv.length === 3) {
  await run(plan).catch((error: unknown) => {
    const hint =
      error instanceof StoreRefusal ? ' The embedded store cannot be shared: stop the server first.' : '';
    console.error(error instanceof Error ? `${error.message}${hint}` : error);
    process.exitCode = 1;
  });
} else {
  console.error(`Usage: pnpm invite-organization ${templateTypes.join('|')}`);
  process.exitCode = 2;
}
