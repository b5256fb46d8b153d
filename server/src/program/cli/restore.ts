/**
 * Restores a backup into an empty store, or goes back to a snapshot of the embedded store: `pnpm restore FILE`,
 * `pnpm restore SNAPSHOT`, `pnpm restore latest`; without a name it lists both.
 */
import { isArchiveName, listBackups } from '../../foundation/store/archive/backup-folder.ts';
import { restoreSnapshot } from '../../foundation/store/restore-snapshot.ts';
import { listSnapshots } from '../../foundation/store/snapshots.ts';
import { backupDir } from './backup-environment.ts';
import { readEnvironment, SetupError, type ServerEnvironmentVariables } from './environment.ts';
import { restoreBackup } from './restore-backup.ts';
import { runCommand } from './run-command.ts';

async function list(env: ServerEnvironmentVariables): Promise<void> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = env;
  const backups = await listBackups(backupDir(env));
  console.log(`Backups in ${backupDir(env)}, the oldest first:\n${backups.join('\n') || 'none'}`);
  console.log('To restore one into an empty store: pnpm restore FILE.');
  if (databaseUrl !== undefined) return;
  const snapshots = await listSnapshots(dataDir);
  console.log(`Snapshots in ${dataDir}, the oldest first:\n${snapshots.join('\n') || 'none'}`);
  console.log('To go back to one: pnpm restore SNAPSHOT, or pnpm restore latest.');
}

async function goBack(env: ServerEnvironmentVariables, wanted: string): Promise<void> {
  if (env.DATABASE_URL !== undefined) {
    throw new SetupError(
      'DATABASE_URL is set, and snapshots are of the embedded store: name the file of a backup, as in pnpm restore platen-….platen.',
    );
  }
  const { snapshot, replacedIn } = await restoreSnapshot(env.DATA_DIR, wanted, new Date());
  console.log(`The store is what it was in ${snapshot}.`);
  if (replacedIn !== undefined)
    console.log(`What it was until now is kept in ${replacedIn}; delete it when it is not needed.`);
}

const [wanted] = process.argv.slice(2);
await runCommand(() => {
  const env = readEnvironment(process.env);
  if (wanted === undefined) return list(env);
  return isArchiveName(wanted) ? restoreBackup(env, wanted) : goBack(env, wanted);
});
