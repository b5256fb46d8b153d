/**
 * Moves the embedded store to an empty PostgreSQL database: `DATABASE_URL=postgres://… pnpm move-to-postgres`, with the
 * server stopped. The folder stays as it is; a backup of it is written on the way.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { restoreToPostgres } from '../../foundation/store/archive/restore-archive.ts';
import { closedSource } from '../../foundation/store/archive/store-source.ts';
import { takeBackup } from '../../foundation/store/archive/take-backup.ts';
import { lockDataDir } from '../../foundation/store/data-dir-lock.ts';
import { StoreRefusal } from '../../foundation/store/store-refusal.ts';
import { contentWords, secondsSince } from './archive-words.ts';
import { backupDir } from './backup-environment.ts';
import { readEnvironment, SetupError } from './environment.ts';
import { keysFile } from './keys-location.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const startedAt = performance.now();
  const env = readEnvironment(process.env);
  const address = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
  if (address === undefined) {
    throw new SetupError(
      'DATABASE_URL is not set: it names the empty database to move to, as in DATABASE_URL=postgres://… pnpm move-to-postgres.',
    );
  }
  if (!existsSync(env.DATA_DIR)) throw new StoreRefusal(`There is no store in ${env.DATA_DIR}.`);
  // Until the end: what a server wrote meanwhile would be missing.
  const lock = lockDataDir(env.DATA_DIR);
  try {
    const { file, manifest, archive } = await takeBackup(closedSource(env.DATA_DIR), {
      folder: backupDir(env),
      keep: env.BACKUP_KEEP,
      recipient: env.BACKUP_AGE_RECIPIENT,
      keys: await readFile(keysFile(env), 'utf8').catch(() => undefined),
      now: new Date(),
    });
    console.log(`Backup ${file}: ${contentWords(manifest)}.`);
    await restoreToPostgres(address, archive);
    console.log(
      `All of it is in the PostgreSQL database and counted, in ${secondsSince(startedAt)}. ${env.DATA_DIR} is as it was.`,
    );
    console.log(
      `Now set DATABASE_URL for the server too and start it. Keep ${keysFile(env)}; the folder store in ${env.DATA_DIR} is no longer used.`,
    );
  } finally {
    lock.release();
  }
});
