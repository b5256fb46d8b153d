import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isArchiveName } from '../../foundation/store/archive/backup-folder.ts';
import { SetupError, type ServerEnvironmentVariables } from './environment.ts';

type Backups = Pick<ServerEnvironmentVariables, 'BACKUP_DIR' | 'BACKUP_AGE_IDENTITY_FILE' | 'DATA_DIR'>;

/** Returns the folder of the backups. */
export const backupDir = ({ BACKUP_DIR: folder, DATA_DIR: dataDir }: Backups): string =>
  folder ?? join(dataDir, 'backups');

/**
 * Returns the file that a word on the command line names: one in the folder of the backups by its name alone, any other by
 * its path from where the command was called.
 */
export function archiveFile(env: Backups, word: string): string {
  if (isArchiveName(word) && !/[/\\]/.test(word)) return join(backupDir(env), word);
  // pnpm runs a command in the folder of the project.
  return resolve(process.env['INIT_CWD'] ?? '.', word);
}

/**
 * Reads the private keys for encrypted backups, one a line as `age-keygen` writes them; none without such a file.
 * @throws SetupError when the file cannot be read or has none
 */
export async function ageIdentities({ BACKUP_AGE_IDENTITY_FILE: file }: Backups): Promise<readonly string[]> {
  if (file === undefined) return [];
  const text = await readFile(file, 'utf8').catch(() => '');
  const identities = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identities.length > 0) return identities;
  throw new SetupError(`BACKUP_AGE_IDENTITY_FILE: ${file} has no private key of age.`);
}
