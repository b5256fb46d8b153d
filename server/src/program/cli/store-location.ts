import type { KeptLocation } from '../../foundation/store/open-store.ts';
import type { ServerEnvironmentVariables } from './environment.ts';

/** Returns the location of the data from the environment. */
export const storeLocation = ({
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: directUrl,
  DATA_DIR: dataDir,
}: ServerEnvironmentVariables): KeptLocation =>
  databaseUrl === undefined ? { dataDir } : { databaseUrl, directUrl };
