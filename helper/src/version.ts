import { readFileSync } from 'node:fs';
import { z } from 'zod';

const manifest = z.object({ version: z.string() });

/** The version this helper reports, from its package.json. */
export const helperVersion: string = manifest.parse(
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')),
).version;

/** How /health names this program, so that an app can tell it from a stranger on the same port. */
export const serviceName = 'platen-helper';
