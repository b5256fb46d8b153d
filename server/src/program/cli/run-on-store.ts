import { openStore } from '../../foundation/store/open-store.ts';
import type { Store } from '../../foundation/store/store.ts';
import { StoreRefusal } from '../../foundation/store/store-refusal.ts';
import { readEnvironment, type ServerEnvironmentVariables } from './environment.ts';
import { storeLocation } from './store-location.ts';

/** Runs a command on the store of the settings. What goes wrong is told in a sentence, with exit code 1. */
export async function runOnStore(
  run: (store: Store, env: ServerEnvironmentVariables) => Promise<void>,
): Promise<void> {
  try {
    const env = readEnvironment(process.env);
    const store = await openStore(storeLocation(env));
    try {
      await run(store, env);
    } finally {
      await store.close();
    }
  } catch (error) {
    const hint =
      error instanceof StoreRefusal ? ' The embedded store cannot be shared: stop the server first.' : '';
    console.error(error instanceof Error ? `${error.message}${hint}` : error);
    process.exitCode = 1;
  }
}
