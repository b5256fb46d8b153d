/** Makes a link with which one organisation can be registered: `pnpm invite-organization PLAN`. */
import { templateTypes } from '../../foundation/values/template-types.ts';
import { inviteOrganization } from '../../people/accounts/organization-invitation.ts';
import { runOnStore } from './run-on-store.ts';

const plan = templateTypes.find((one) => one === process.argv[2]);
if (plan !== undefined && process.argv.length === 3) {
  await runOnStore(async (store, env) => {
    const token = await inviteOrganization(store, plan, new Date());
    const origin = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
    console.log(`For one organisation with the subscription ${plan}, for seven days:`);
    console.log(`${origin}/#/register?organization=${token}`);
    if (env.REGISTRATION === 'closed')
      console.log('REGISTRATION is closed: the link works when it is set to “invited”.');
  });
} else {
  console.error(`Usage: pnpm invite-organization ${templateTypes.join('|')}`);
  process.exitCode = 2;
}
