import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { codeOf, messageOf } from '../helper-error.ts';
import type { Logger } from '../logger.ts';

/** Apps that may print on this computer. */
export interface OriginList {
  has(origin: string): boolean;
  /** Origins from the owner's configuration; they cannot be removed on the page. */
  readonly configured: readonly string[];
  /** Returns the origins added on the pairing page, newest last. */
  paired(): readonly string[];
  add(origin: string): void;
  remove(origin: string): void;
}

const fileSchema = z.object({ origins: z.array(z.string()) });

/** Creates a list of the configured origins and the paired ones, which are stored in `path` as JSON. */
export function createOriginList(configured: readonly string[], path: string, logger: Logger): OriginList {
  let paired = readPaired(path, logger);
  const store = (origins: readonly string[]) => {
    mkdirSync(dirname(path), { recursive: true });
    const temporary = `${path}.part`;
    writeFileSync(temporary, `${JSON.stringify({ origins }, null, 2)}\n`, { mode: 0o600, flush: true });
    renameSync(temporary, path);
    paired = origins;
  };

  return {
    configured,
    has: (origin) => configured.includes(origin) || paired.includes(origin),
    paired: () => paired,
    add: (origin) => {
      if (!configured.includes(origin)) {
        store([...paired.filter((it) => it !== origin), origin]);
      }
    },
    remove: (origin) => store(paired.filter((it) => it !== origin)),
  };
}

/** Returns an empty list for an unreadable file: pairing again is a click, a stranger printing is not acceptable. */
function readPaired(path: string, logger: Logger): readonly string[] {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).origins;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') {
      logger.warn('paired apps not readable', { path, cause: messageOf(error) });
    }
    return [];
  }
}
