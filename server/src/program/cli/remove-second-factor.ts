/** Removes the second factor of an account whose owner lost the device: `pnpm remove-second-factor EMAIL`. */
import { openKeysFile } from '../../foundation/keys/keys-file.ts';
import { removeFactorByOperator } from '../../people/second-factor/remove-factor.ts';
import { keysFile } from './keys-location.ts';
import { runOnStore } from './run-on-store.ts';

const [email = '', ...others] = process.argv.slice(2);
if (email.includes('@') && others.length === 0) {
  await runOnStore(async (store, env) => {
    const services = { store, keys: await openKeysFile(keysFile(env)), clock: () => new Date() };
    const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
    const name = await removeFactorByOperator(services, email, publicUrl);
    if (name === undefined) throw new Error(`No account with a second factor has the address ${email}.`);
    console.log(`${name} (${email}) signs in with the password alone, and is told so by mail.`);
  });
} else {
  console.error('Usage: pnpm remove-second-factor EMAIL');
  process.exitCode = 2;
}
