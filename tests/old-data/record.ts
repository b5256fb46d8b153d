/**
 * Records the data of this version on disk, in the browser and in PostgreSQL into `tests/old-data/<name>`: every later
 * version must be able to open it. `node tests/old-data/record.ts 2027-01`, with a PostgreSQL server on this computer.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildAppIfStale } from '../../scripts/app-build.ts';
import { startPrograms } from '../../scripts/local-programs.ts';
import { projectRoot } from '../source-files.ts';
import { recordBrowser } from './record-browser.ts';
import { recordPostgres } from './record-postgres.ts';

const name = process.argv[2];
if (name === undefined || !/^[\w.-]+$/.test(name))
  throw new Error('Name the folder of the recording, for example 2027-01.');
const folder = join(import.meta.dirname, name);
const dataDir = mkdtempSync(join(tmpdir(), 'platen-record-'));
// The origins are part of what a browser stores.
const settings = {
  root: projectRoot,
  host: 'localhost',
  port: '4173',
  dataDir,
  appUrl: 'http://localhost:4173',
  helperPort: '27417',
  helperUrl: 'http://localhost:27417',
};

await buildAppIfStale(projectRoot);
mkdirSync(folder, { recursive: true });
const programs = startPrograms(settings, {
  host: settings.host,
  port: settings.port,
  staticDir: join(projectRoot, 'dist'),
});
try {
  await programs.server.ready(`${settings.appUrl}/health`);
  await programs.helper.ready(`${settings.helperUrl}/health`);
  const recorded = await recordBrowser(settings);
  writeFileSync(join(folder, 'browser.json'), `${JSON.stringify(recorded, undefined, 1)}\n`);
} finally {
  await programs.helper.stop();
  await programs.server.stop();
}

cpSync(join(dataDir, 'journal.sqlite'), join(folder, 'journal.sqlite'));
const packed = spawnSync('tar', ['--create', '--directory', dataDir, 'store', 'store.json', 'keys.json'], {
  maxBuffer: 2 ** 30,
});
if (packed.status !== 0)
  throw new Error(`The data directory could not be packed: ${packed.stderr.toString()}`);
writeFileSync(join(folder, 'data-dir.tar.gz'), gzipSync(packed.stdout, { level: 9 }));
writeFileSync(join(folder, 'postgresql.sql.gz'), gzipSync(await recordPostgres(), { level: 9 }));
rmSync(dataDir, { recursive: true, force: true });
