import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sha256 = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

/**
 * Writes `SHA256SUMS`, and `releases.json` in the form of a list of releases of GitHub, which the app reads; the
 * addresses in it are names beside it, which the server completes.
 */
export function writeReleaseList(folder: string, version: string, names: readonly string[]): void {
  const assets = names.toSorted().map((name) => ({ name, hash: sha256(join(folder, name)) }));
  writeFileSync(join(folder, 'SHA256SUMS'), assets.map(({ name, hash }) => `${hash}  ${name}\n`).join(''));
  const release = {
    tag_name: `v${version}`,
    draft: false,
    prerelease: false,
    assets: assets.map(({ name, hash }) => ({ name, browser_download_url: name, digest: `sha256:${hash}` })),
  };
  writeFileSync(join(folder, 'releases.json'), `${JSON.stringify([release], null, 2)}\n`);
}
