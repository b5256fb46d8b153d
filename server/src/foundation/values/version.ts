import { readFileSync } from 'node:fs';

const { version: ofPackage } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as { version: string };

/** Version of the server. */
export const version = ofPackage;
