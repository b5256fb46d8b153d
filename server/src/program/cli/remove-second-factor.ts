/** Removes the second factor of an account whose owner lost the device: `pnpm remove-second-factor EMAIL`. */
import { openKeysFile } from '../../foundation/keys/keys-file.ts';
import { openStore } from '../../foundation/store/open-store.ts';
import { StoreRefusal } from '../../foundation/store/store-refusal.ts';
import { removeFactorByOperator } from '../../people/second-factor/remove-factor.ts';
import { readEnvironment } from './environment.ts';
import { keysFile } from './keys-location.ts';
import { storeLocation } from './store-location.ts';

async function run(email: string): Promise<void> {
  const env = readEnvironment(process.env);
  const store = await openStore(storeLocation(env));
  try {
    const services = { store, keys: await openKeysFile(keysFile(env)), clock: () => new Date() };
    const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
    const name = await removeFactorByOperator(services, email, publicUrl);
    if (name === undefined) throw new Error(`No account with a second factor has the address ${email}.`);
    console.log(`${name} (${email}) signs in with the password alone, and is told so by mail.`);
  } finally {
    await store.close();
  }
}

const [email = '', ...others] = process.argv.slice(2);
if (email.includes('@') && others.length === 0) {
  await run(email).catch((error: unknown) => {
    const hint =
      error instanceof StoreRefusal ? ' The embedded store cannot be shared: stop the server first.' : '';
    console.error(error instanceof Error ? `${error.message}${hint}` : error);
    process.exitCode = 1;
  });
} else {
  console.error('Usage: pnpm remove-second-factor EMAIL');
  process.exitCode = 2;
}
