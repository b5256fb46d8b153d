import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the version of a room of the project, by its manifest. */
export function versionOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return version;
}
