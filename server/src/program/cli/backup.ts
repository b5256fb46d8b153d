/**
 * Writes a backup of the store, also while the server runs: `pnpm backup`. Restores one into memory and looks through it:
 * `pnpm backup --check FILE`. Exits with 1 if it fails.
 */
import { readFile } from 'node:fs/promises';
import { checkHistory } from '../../design/review/check-history.ts';
import { checkArchive } from '../../foundation/store/archive/checked-archive.ts';
import { restoreToMemory } from '../../foundation/store/archive/restore-archive.ts';
import { storeSource } from '../../foundation/store/archive/store-source.ts';
import { takeBackup } from '../../foundation/store/archive/take-backup.ts';
import { contentWords, secondsSince, sizeWords } from './archive-words.ts';
import { ageIdentities, archiveFile, backupDir } from './backup-environment.ts';
import { readEnvironment } from './environment.ts';
import { keysFile } from './keys-location.ts';
import { readWords } from './read-words.ts';
import { runCommand } from './run-command.ts';
import { storeLocation } from './store-location.ts';

async function write(): Promise<void> {
  const startedAt = performance.now();
  const env = readEnvironment(process.env);
  let pause = '';
  const source = storeSource(storeLocation(env), {
    onPause: (pauseMs) => (pause = ` The server paused for ${(pauseMs / 1000).toFixed(2)} s.`),
  });
  const keys = await readFile(keysFile(env), 'utf8').catch(() => undefined);
  const recipient = env.BACKUP_AGE_RECIPIENT;
  const { file, bytes, manifest } = await takeBackup(source, {
    folder: backupDir(env),
    keep: env.BACKUP_KEEP,
    recipient,
    keys,
    now: new Date(),
  });
  if (keys === undefined)
    console.error(`There is no ${keysFile(env)}: the keys of the server are not in the backup.`);
  else if (recipient === undefined)
    console.error(
      `${keysFile(env)} is not in the backup, which is not encrypted (BACKUP_AGE_RECIPIENT): keep a copy of it elsewhere.`,
    );
  console.log(
    `Backup ${file}: ${contentWords(manifest)}, ${sizeWords(bytes)}; written and read again in ${secondsSince(startedAt)}.${pause}`,
  );
}

async function check(word: string): Promise<void> {
  const startedAt = performance.now();
  const env = readEnvironment(process.env);
  const file = archiveFile(env, word);
  const archive = await checkArchive(file, await ageIdentities(env));
  const store = await restoreToMemory(archive);
  try {
    const { labels, versions, faults } = await checkHistory(store);
    for (const fault of faults) console.error(fault);
    const { manifest } = archive;
    console.log(
      `Backup ${file} of ${manifest.createdAt}: ${contentWords(manifest)}, ${labels} labels, ${versions} versions; ` +
        `${faults.length === 0 ? 'whole, and all as it was written' : `restored, with ${faults.length} faults in its history`}, in ${secondsSince(startedAt)}.`,
    );
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await store.close();
  }
}

const { values } = readWords('pnpm backup [--check FILE]', { options: { check: { type: 'string' } } });
await runCommand(() => (values.check === undefined ? write() : check(values.check)));
