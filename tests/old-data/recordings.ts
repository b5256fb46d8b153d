import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Recording } from './recording.ts';

/** Names of the recorded versions, oldest first: the folders next to this file. */
export const recordingNames = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

const pathIn = (name: string, file: string) => join(import.meta.dirname, name, file);

export const readRecording = (name: string): Recording =>
  JSON.parse(readFileSync(pathIn(name, 'browser.json'), 'utf8')) as Recording;

/** Returns the path of the helper's journal. Copy it before opening it: opening writes to it. */
export const journalOf = (name: string): string => pathIn(name, 'journal.sqlite');

/** Returns the dump of a PostgreSQL database, as SQL. */
export const databaseOf = (name: string): string =>
  gunzipSync(readFileSync(pathIn(name, 'postgresql.sql.gz'))).toString('utf8');

/** Unpacks the recorded data directory into an empty folder. */
export function unpackDataDir(name: string, folder: string): void {
  const { status, stderr } = spawnSync('tar', [
    '--extract',
    '--gzip',
    '--file',
    pathIn(name, 'data-dir.tar.gz'),
    '--directory',
    folder,
  ]);
  if (status !== 0) throw new Error(`The data directory could not be unpacked: ${stderr.toString()}`);
}
