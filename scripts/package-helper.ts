/**
 * `pnpm package:helper [TARGET…]`: writes the packages of the printer helper for all systems, or for those named, into
 * `dist-helper`, with `SHA256SUMS`, `releases.json` and the bill of materials. It runs on Linux and needs tar, xz, dpkg-deb, zip and makensis;
 * Node's binaries come from the npm registry and are pinned by hash.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BILL, billOf } from './licences/bill-of-materials.ts';
import { noticesOf } from './licences/notices.ts';
import { bundleProgram, installedProgram } from './package-helper/bundle.ts';
import { packDeb, packTar } from './package-helper/linux.ts';
import { packMac } from './package-helper/macos.ts';
import {
  NODE_VERSION,
  nodeBinary,
  nodeLicence,
  TARGETS,
  type Target,
} from './package-helper/node-binaries.ts';
import type { PackageSources } from './package-helper/package-sources.ts';
import { writeReleaseList } from './package-helper/release-list.ts';
import { layUnbundled } from './package-helper/unbundled.ts';
import { packWindows } from './package-helper/windows.ts';
import { versionOf } from './packaging/version-of.ts';

const root = resolve(import.meta.dirname, '..');
const out = resolve(root, 'dist-helper');
const cache = resolve(root, '.cache/node');

const packers: Readonly<Record<Target, readonly ((sources: PackageSources) => Promise<string>)[]>> = {
  'linux-x64': [(sources) => packDeb('x64', sources), (sources) => packTar('x64', sources)],
  'linux-arm64': [(sources) => packDeb('arm64', sources), (sources) => packTar('arm64', sources)],
  'windows-x64': [packWindows],
  'macos-x64': [(sources) => packMac('x64', sources)],
  'macos-arm64': [(sources) => packMac('arm64', sources)],
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !TARGETS.some((target) => target === name));
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: the targets are ${TARGETS.join(', ')}.`);
const targets = TARGETS.filter((target) => named.length === 0 || named.includes(target));

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const work = mkdtempSync(join(tmpdir(), 'platen-package-'));
try {
  const bundle = join(work, 'helper.mjs');
  await bundleProgram(installedProgram(root), bundle);
  const version = versionOf(resolve(root, 'helper'));
  const names: string[] = [];
  // The licence lies in the package for Linux, with which it is unpacked.
  await nodeBinary('linux-x64', cache);
  const notices = noticesOf(root, 'helper', {
    version: NODE_VERSION,
    licenceIs: 'LICENSE.node or LICENSE.node.txt, beside this file',
  });
  const bill = await billOf(root, 'helper', NODE_VERSION);
  writeFileSync(join(out, BILL), bill);
  for (const target of targets) {
    const sources = {
      version,
      bundle,
      node: await nodeBinary(target, cache),
      nodeLicence: nodeLicence(cache),
      layUnbundled: (folder: string) => layUnbundled({ root, folder, cache }, target === 'windows-x64'),
      licence: resolve(root, 'LICENSE'),
      notices,
      bill,
      work: join(work, 'contents'),
      out,
    };
    for (const pack of packers[target]) {
      const name = await pack(sources);
      console.log(name);
      names.push(name);
    }
  }
  writeReleaseList(out, version, names);
} finally {
  rmSync(work, { recursive: true, force: true });
}
