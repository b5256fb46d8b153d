import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { checkArchive, type CheckedArchive } from '../../foundation/store/archive/checked-archive.ts';
import { restoreToFolder, restoreToPostgres } from '../../foundation/store/archive/restore-archive.ts';
import { snapshotName } from '../../foundation/store/snapshots.ts';
import { contentWords, secondsSince } from './archive-words.ts';
import { ageIdentities, archiveFile } from './backup-environment.ts';
import { keysFile } from './keys-location.ts';
import type { ServerEnvironmentVariables } from './environment.ts';

/**
 * Restores a backup into the empty store of the environment, and says what it did.
 * @param word name or path of its file
 * @throws StoreRefusal with a sentence; nothing is changed then
 */
export async function restoreBackup(env: ServerEnvironmentVariables, word: string): Promise<void> {
  const startedAt = performance.now();
  const file = archiveFile(env, word);
  const archive = await checkArchive(file, await ageIdentities(env));
  await mkdir(env.DATA_DIR, { recursive: true });
  const address = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
  const now = new Date();
  const replacedIn =
    address === undefined
      ? (await restoreToFolder(env.DATA_DIR, archive, { now })).replacedIn
      : await restoreToPostgres(address, archive).then(() => undefined);
  const { manifest } = archive;
  console.log(
    `${contentWords(manifest)} of ${manifest.createdAt} restored into ${address === undefined ? env.DATA_DIR : 'the PostgreSQL database'} and counted, in ${secondsSince(startedAt)}.`,
  );
  if (replacedIn !== undefined) console.log(`The empty store that was there is in ${replacedIn}.`);
  await restoreKeys(keysFile(env), archive, now);
}

async function restoreKeys(file: string, { keys }: CheckedArchive, now: Date): Promise<void> {
  if (keys === undefined) {
    console.log(
      `The backup has no keys: put the copy that belongs to it in ${file}, or everybody signs in again.`,
    );
    return;
  }
  if (existsSync(file)) {
    if ((await readFile(file, 'utf8')) === keys) return;
    const aside = `${file}.${snapshotName(now)}`;
    await rename(file, aside);
    console.log(`The keys that were there are in ${aside} now.`);
  }
  await writeFile(`${file}.new`, keys, { mode: 0o600 });
  await rename(`${file}.new`, file);
  console.log(`The keys of the backup are in ${file}; other servers of this database need them too.`);
}
