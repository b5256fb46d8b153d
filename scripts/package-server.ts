/**
 * `pnpm package:server [x64|arm64]`: writes the Debian package of the server into `dist-server`, for this processor or the
 * one named, with the packages of the printer helper in it if they were made before. It needs dpkg-deb.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildAppIfStale } from './app-build.ts';
import { packServer } from './package-server/debian.ts';
import { PROCESSORS } from './packaging/debian-package.ts';
import { versionOf } from './packaging/version-of.ts';

const root = resolve(import.meta.dirname, '..');
const out = resolve(root, 'dist-server');
const [named = process.arch] = process.argv.slice(2);
const processor = PROCESSORS.find((one) => one === named);
if (!processor) throw new Error(`${named}: the processors are ${PROCESSORS.join(' and ')}.`);

await buildAppIfStale(root);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const work = mkdtempSync(join(tmpdir(), 'platen-server-'));
try {
  const version = versionOf(resolve(root, 'server'));
  const cache = resolve(root, '.cache/node');
  console.log(await packServer({ root, version, processor, work, out, cache }));
} finally {
  rmSync(work, { recursive: true, force: true });
}
