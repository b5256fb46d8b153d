import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Sources of the built app. */
const SOURCES = [
  'src',
  'label-core/src',
  'public',
  'scripts/licences',
  'index.html',
  'vite.config.ts',
  'pnpm-lock.yaml',
];
const IGNORED = /\.test\.tsx?$/;

/** Builds the app into `dist` unless the existing build was made from the same sources. Returns whether it built. */
export async function buildAppIfStale(root: string): Promise<boolean> {
  const stamp = join(root, 'dist', '.sources');
  const fingerprint = await fingerprintOf(root);
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === fingerprint) return false;
  // In a process of its own: what it takes would stay with a server that is started afterwards.
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root });
  await writeFile(stamp, fingerprint);
  return true;
}

async function fingerprintOf(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of await filesOf(root, source)) {
      if (IGNORED.test(file)) continue;
      hash.update(file).update(await readFile(join(root, file)));
    }
  }
  return hash.digest('hex');
}

async function filesOf(root: string, source: string): Promise<string[]> {
  if (/\.\w+$/.test(source)) return [source];
  const entries = await readdir(join(root, source), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted();
}
