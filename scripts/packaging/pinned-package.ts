import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

/** A package of the npm registry in one version, with its hash as in a lock file. */
export interface PinnedPackage {
  readonly name: string;
  readonly version: string;
  readonly integrity: string;
}

/**
 * Returns the folder with the files of a package, from the registry or from an earlier run. Nothing of the package is run.
 * @param cache folder in which downloads are kept
 * @throws Error when what came is not what is pinned
 */
export async function unpackPinned(
  { name, version, integrity }: PinnedPackage,
  cache: string,
): Promise<string> {
  const short = name.replace(/^@[^/]+\//, '');
  const folder = join(cache, `${short}-${version}`);
  const archive = `${folder}.tgz`;
  mkdirSync(folder, { recursive: true });
  if (!existsSync(archive)) {
    const registry = process.env['npm_config_registry'] ?? 'https://registry.npmjs.org/';
    const answer = await fetch(new URL(`${name}/-/${short}-${version}.tgz`, registry));
    if (!answer.ok) throw new Error(`${name} ${version}: the registry answered ${answer.status}.`);
    writeFileSync(`${archive}.part`, Buffer.from(await answer.arrayBuffer()));
    renameSync(`${archive}.part`, archive);
  }
  const hash = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (hash !== integrity)
    throw new Error(`${archive} is not the pinned ${name} ${version}: delete it, or do not trust it.`);
  await run('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
  return folder;
}
