import type { KeptLocation } from '../../foundation/store/open-store.ts';
import type { ServerEnvironmentVariables } from './environment.ts';

/** Returns the location of the data from the environment. @param onRetry called with the reason when a transaction is done again */
export const storeLocation = (
  {
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: directUrl,
    DATA_DIR: dataDir,
  }: ServerEnvironmentVariables,
  onRetry: (reason: string) => void = () => undefined,
): KeptLocation => (databaseUrl === undefined ? { dataDir } : { databaseUrl, directUrl, onRetry });
