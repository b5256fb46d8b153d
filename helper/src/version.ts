import { readFileSync } from 'node:fs';
import { z } from 'zod';

const manifest = z.object({ version: z.string() });

/** Version of this helper, from its package.json. */
export const helperVersion: string = manifest.parse(
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')),
).version;

/** Name of this program in /health, by which an app distinguishes it from another program on the same port. */
export const serviceName = 'platen-helper';
