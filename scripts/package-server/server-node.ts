import { join } from 'node:path';
import type { Processor } from '../packaging/debian-package.ts';
import { unpackPinned } from '../packaging/pinned-package.ts';

/** Version of Node that the server is tested with, as in the image. */
export const NODE_VERSION = '24.21.0';

/** Hashes of the packages of the npm registry with Node's own, unchanged binary, as in a lock file. */
const integrities: Readonly<Record<Processor, string>> = {
  x64: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  arm64: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
};

/**
 * Returns the folder with Node's binary (`bin/node`) and its licence.
 * @throws Error when the registry sends something else than what is pinned
 */
export const serverNode = (processor: Processor, cache: string): Promise<string> =>
  unpackPinned(
    { name: `node-linux-${processor}`, version: NODE_VERSION, integrity: integrities[processor] },
    cache,
  );

/** Returns the path of Node's binary in that folder. */
export const nodeIn = (folder: string): string => join(folder, 'bin/node');
