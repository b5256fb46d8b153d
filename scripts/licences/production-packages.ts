import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { statedLicences } from './stated-licences.ts';

/** An installed package that a program needs when it runs. */
export interface ProductionPackage {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  /** SPDX expression; undefined where nothing says it. */
  readonly licence: string | undefined;
  readonly homepage: string | undefined;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly homepage?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Native parts of a package, of which the one for this system is installed. The one that leaves with the helper is named
 * in brought-parts.ts.
 */
const NATIVE_PART = /^@koromix\/koffi-/;
/** Peers that are types: they are installed for the compiler. */
const TYPES = /^@types\//;

/**
 * Returns all packages that rooms of the project need when they run, sorted by name and version. They are found as Node
 * finds them, so that a build needs no other program.
 * @param rooms folders with a package.json
 * @throws Error when something is not installed
 */
export function productionPackages(rooms: readonly string[]): readonly ProductionPackage[] {
  const found = new Map<string, ProductionPackage>();
  const visited = new Set<string>();
  const visit = (folder: string, isRoom: boolean) => {
    if (visited.has(folder)) return;
    visited.add(folder);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    for (const name of neededBy(manifest, isRoom)) {
      const place = placeOf(name, folder);
      if (place) visit(place, isRoomOfProject(place));
      else if (manifest.dependencies?.[name] !== undefined)
        throw new Error(`${name}, which ${manifest.name} needs, is not installed: run \`pnpm install\`.`);
    }
    if (isRoom) return;
    const { name, version, license, homepage } = manifest;
    const licence = license ?? statedLicences[name];
    found.set(`${name}@${version}`, { name, version, folder, licence, homepage });
  };
  for (const room of rooms) visit(realpathSync(room), true);
  return [...found.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** Returns the names of what a package needs; a room of the project has what it needs of its peers among its own. */
function neededBy(manifest: Manifest, isRoom: boolean): readonly string[] {
  const { dependencies, optionalDependencies, peerDependencies } = manifest;
  const peers = isRoom ? [] : Object.keys(peerDependencies ?? {}).filter((name) => !TYPES.test(name));
  const own = Object.keys({ ...dependencies, ...optionalDependencies });
  return [...own, ...peers].filter((name) => !NATIVE_PART.test(name));
}

const isRoomOfProject = (folder: string) => !folder.includes('/node_modules/');

/** Returns the folder of a package as seen from another one; undefined if it is not installed. */
function placeOf(name: string, from: string): string | undefined {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const modules = basename(folder) === 'node_modules' ? folder : join(folder, 'node_modules');
    const place = join(modules, name);
    if (existsSync(join(place, 'package.json'))) return realpathSync(place);
  }
  return undefined;
}
