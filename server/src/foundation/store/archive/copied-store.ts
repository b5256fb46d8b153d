import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { copyFolder } from '../copy-folder.ts';
import { copiesFolder, copyPaths, folderBytes, readAnswer } from '../copy-requests.ts';
import { lockCopies, tryLockDataDir } from '../data-dir-lock.ts';
import { readDataDirState, storeFolder } from '../data-dir-mark.ts';
import { requireFreeBytes, type FreeBytes } from '../disk-room.ts';
import { StoreRefusal } from '../store-refusal.ts';

const LOOK_EVERY_MS = 100;
const LOOKS_PER_LOCK = 20;
/** A server looks for requests twice a second; while it starts or ends, it does not. */
const TAKEN_WITHIN_MS = 30_000;

interface CopyOptions {
  readonly freeBytes?: FreeBytes;
  readonly takenWithinMs?: number;
}

export interface StoreCopy {
  readonly folder: string;
  /** How long the store of a running server paused, in ms; undefined if none has it open. */
  readonly pauseMs: number | undefined;
}

/**
 * Copies the store of a data directory as it is at one moment, also while a server works on it, and removes the copy after
 * the work.
 * @throws StoreRefusal when another program does the same, there is no store, no room, or the program that has it open does not answer
 */
export async function withCopiedStore<Result>(
  dataDir: string,
  work: (copy: StoreCopy) => Promise<Result>,
  options: CopyOptions = {},
): Promise<Result> {
  return withCopies(dataDir, async () => work(await copyStore(dataDir, options)));
}

/**
 * Copies the store of a directory that the caller has locked and keeps locked, and removes the copy after the work.
 * @throws StoreRefusal when there is no finished store, or no room
 */
export const withClosedCopy = <Result>(
  dataDir: string,
  work: (copy: StoreCopy) => Promise<Result>,
): Promise<Result> =>
  withCopies(dataDir, async () =>
    work(await copyClosed(dataDir, copyPaths(dataDir, crypto.randomUUID()).copy)),
  );

async function withCopies<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  if (!existsSync(storeFolder(dataDir))) throw new StoreRefusal(`There is no store in ${dataDir}.`);
  const lock = lockCopies(dataDir);
  const copies = copiesFolder(dataDir);
  try {
    // What a program left that was killed.
    await rm(copies, { recursive: true, force: true });
    await mkdir(copies, { mode: 0o700 });
    return await work();
  } finally {
    await rm(copies, { recursive: true, force: true });
    lock.release();
  }
}

async function copyStore(dataDir: string, { freeBytes, takenWithinMs }: CopyOptions): Promise<StoreCopy> {
  const { copy } = copyPaths(dataDir, crypto.randomUUID());
  const lock = tryLockDataDir(dataDir);
  if (lock === undefined) return askFor(dataDir, takenWithinMs);
  try {
    return await copyClosed(dataDir, copy, freeBytes);
  } finally {
    lock.release();
  }
}

async function copyClosed(dataDir: string, to: string, freeBytes?: FreeBytes): Promise<StoreCopy> {
  const state = await readDataDirState(dataDir);
  if (state === 'new' || state === 'unfinished') throw new StoreRefusal(`There is no store in ${dataDir}.`);
  await requireFreeBytes(dataDir, await folderBytes(storeFolder(dataDir)), freeBytes);
  copyFolder(storeFolder(dataDir), to);
  return { folder: to, pauseMs: undefined };
}

/** Asks the program that has the store open, see copy-requests.ts. */
async function askFor(dataDir: string, takenWithinMs = TAKEN_WITHIN_MS): Promise<StoreCopy> {
  const { copy, request, answer } = copyPaths(dataDir, crypto.randomUUID());
  await writeFile(request, '');
  const askedAt = performance.now();
  for (let look = 1; ; look += 1) {
    const told = readAnswer(await readFile(answer, 'utf8').catch(() => undefined));
    if (told !== undefined && 'fault' in told)
      throw new StoreRefusal(`The server could not copy its store: ${told.fault}`);
    if (told !== undefined) return { folder: copy, pauseMs: told.pauseMs };
    const isTaken = !existsSync(request);
    if (!isTaken && performance.now() - askedAt > takenWithinMs) {
      throw new StoreRefusal(
        `The program that has ${dataDir} open does not answer: it is an earlier version, or another command. Stop it, and try again.`,
      );
    }
    // Seldom: a server that starts at this very moment would find the directory in use.
    const lock = isTaken && look % LOOKS_PER_LOCK === 0 ? tryLockDataDir(dataDir) : undefined;
    lock?.release();
    // It may have answered just before it ended.
    if (lock && !existsSync(answer))
      throw new StoreRefusal('The server ended before its store was copied. Try again.');
    await pause(LOOK_EVERY_MS);
  }
}
