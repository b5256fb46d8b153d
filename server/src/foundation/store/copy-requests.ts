import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { storeFolder } from './data-dir-mark.ts';
import { requireFreeBytes, type FreeBytes } from './disk-room.ts';
import type { CopyableEngine } from './pglite/threaded-pglite.ts';

/**
 * The program that has a data directory open copies the store for those that cannot open it: `ID.request` in its folder
 * `copies` asks for a copy, which the program takes on by renaming it to `ID.taken`; then it makes the folder `ID` and says so
 * in `ID.answer`. Files of one directory, so that no port is opened and whoever may ask can read the store anyway.
 */
const everyMs = 500;
const requestName = /^([0-9a-f-]{36})\.request$/;

const answerSchema = z.union([
  /** How long the store paused, in ms. */
  z.strictObject({ pauseMs: z.number() }),
  /** A sentence, where it could not be copied. */
  z.strictObject({ fault: z.string() }),
]);
export type CopyAnswer = z.infer<typeof answerSchema>;

/** Returns the folder of the copies in a data directory. */
export const copiesFolder = (dataDir: string) => join(dataDir, 'copies');

/** Returns the paths of what belongs to one copy. */
export const copyPaths = (dataDir: string, id: string) => {
  const copy = join(copiesFolder(dataDir), id);
  return { copy, request: `${copy}.request`, taken: `${copy}.taken`, answer: `${copy}.answer` };
};

/** Reads the answer to a request; undefined until there is one. */
export function readAnswer(text: string | undefined): CopyAnswer | undefined {
  return text === undefined ? undefined : answerSchema.parse(JSON.parse(text));
}

/** Starts to answer requests for a copy of this store, until it is stopped. */
export function answerCopyRequests(
  dataDir: string,
  engine: CopyableEngine,
  freeBytes?: FreeBytes,
): { readonly stop: () => Promise<void> } {
  let working: Promise<void> | undefined;
  const look = async () => {
    const names = await readdir(copiesFolder(dataDir)).catch(() => []);
    for (const name of names) {
      const id = requestName.exec(name)?.[1];
      if (id !== undefined) await answer(dataDir, id, engine, freeBytes);
    }
  };
  const timer = setInterval(() => {
    // What cannot be answered is withdrawn by who asks.
    working ??= look()
      .catch(() => undefined)
      .finally(() => (working = undefined));
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await working;
    },
  };
}

async function answer(
  dataDir: string,
  id: string,
  engine: CopyableEngine,
  freeBytes: FreeBytes | undefined,
): Promise<void> {
  const paths = copyPaths(dataDir, id);
  await rename(paths.request, paths.taken);
  const told = await copyNow(dataDir, paths.copy, engine, freeBytes).catch((error: unknown): CopyAnswer => ({
    fault: error instanceof Error ? error.message : String(error),
  }));
  await writeFile(`${paths.answer}.new`, JSON.stringify(told));
  await rename(`${paths.answer}.new`, paths.answer);
}

async function copyNow(
  dataDir: string,
  to: string,
  engine: CopyableEngine,
  freeBytes: FreeBytes | undefined,
): Promise<CopyAnswer> {
  await requireFreeBytes(dataDir, await folderBytes(storeFolder(dataDir)), freeBytes);
  try {
    return { pauseMs: await engine.copyTo(to) };
  } catch (error) {
    await rm(to, { recursive: true, force: true });
    throw error;
  }
}

/** Returns the size of all files in a folder. */
export async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    // A file may be gone by now.
    .map((entry) =>
      stat(join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      ),
    );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
