import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';

/** Part of the web address of the packages, below that of the server. */
export const packagesPath = 'downloads/helper';

/** Systems that packages are for, and the end of the name of theirs. The first package of a system is the usual one. */
const systems = [
  ['windows', /-windows-x64-setup\.exe$/],
  ['macos', /-macos-arm64\.zip$/],
  ['macos', /-macos-x64\.zip$/],
  ['debian', /_amd64\.deb$/],
  ['debian', /_arm64\.deb$/],
  ['linux', /-linux-x64\.tar\.xz$/],
  ['linux', /-linux-arm64\.tar\.xz$/],
] as const;

export type PackageSystem = (typeof systems)[number][0];

export interface HelperPackage {
  readonly name: string;
  readonly system: PackageSystem;
  readonly bytes: number;
  /** SHA-256 in hexadecimal digits. */
  readonly sha256: string;
}

/** The packages of the printer helper that this server was given. */
export interface HelperPackages {
  /** Folder that they lie in. */
  readonly folder: string;
  readonly version: string;
  readonly packages: readonly HelperPackage[];
}

const listSchema = z
  .array(
    z.object({
      tag_name: z.string().regex(/^v\d+\.\d+\.\d+/),
      assets: z.array(z.object({ name: z.string(), digest: z.string().regex(/^sha256:[0-9a-f]{64}$/) })),
    }),
  )
  .min(1);

/**
 * Reads the folder that `pnpm package:helper` has written; undefined where there is none.
 * @throws Error when its list cannot be read, or names what is not there
 */
export function readHelperPackages(folder: string): HelperPackages | undefined {
  const list = join(folder, 'releases.json');
  if (!existsSync(list)) return undefined;
  const [release] = listSchema.safeParse(jsonIn(list)).data ?? [];
  if (!release) throw new Error(`${list} is no list of packages of the printer helper.`);
  const packages = systems.flatMap(([system, ending]) =>
    release.assets
      .filter(({ name }) => ending.test(name) && basename(name) === name)
      .map(({ name, digest }) => ({
        name,
        system,
        bytes: statSync(join(folder, name)).size,
        sha256: digest.slice('sha256:'.length),
      })),
  );
  return { folder, version: release.tag_name.slice(1), packages };
}

function jsonIn(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
