import { join } from 'node:path';
import type { ServerEnvironmentVariables } from './environment.ts';

/** Returns the path of the server's keys, for the server and for backups of them. */
export const keysFile = ({
  KEYS_FILE: file,
  DATA_DIR: dataDir,
}: Pick<ServerEnvironmentVariables, 'KEYS_FILE' | 'DATA_DIR'>): string => file ?? join(dataDir, 'keys.json');
