import { dirname, join } from 'node:path/posix';
import { importedFrom } from './imported-from.ts';
import type { SourceFile } from './source-files.ts';
import { nodesOf, placeOf } from './syntax-tree.ts';

/** Layers of the server, the lowest first: a file imports from its own layer and from lower ones. */
const serverLayers = [
  'foundation',
  'people',
  'design',
  'catalogue',
  'printing',
  'exchange',
  'program',
] as const;

/** Files outside the layers: the exports of the package, and the helpers of tests. */
const besideTheLayers = /^server\/src\/(?:index\.ts$|testing\/)/;
const isTest = (path: string) => path.endsWith('.test.ts');

/**
 * Returns the folder of a file in its layer, such as `people/groups`; only the layer, such as `program`, for a file
 * directly in it.
 */
const roomOf = (path: string): string => {
  const [layer = '', ...rest] = path.slice('server/src/'.length).split('/');
  return rest.length > 1 ? `${layer}/${rest[0]}` : layer;
};

const rankOf = (path: string): number =>
  serverLayers.findIndex((layer) => path.startsWith(`server/src/${layer}/`));

interface Import {
  readonly from: string;
  readonly to: string;
  /** Location of the import, for the sentence about it. */
  readonly place: string;
}

const isLayered = ({ path }: SourceFile) =>
  path.startsWith('server/src/') && !besideTheLayers.test(path) && !isTest(path);

/** Returns the imports between production files of the layers, types included. */
const importsOf = (files: readonly SourceFile[]): Import[] =>
  files.filter(isLayered).flatMap((file) =>
    nodesOf(file).flatMap((node) => {
      const source = importedFrom(node);
      if (!source?.startsWith('.')) return [];
      return [{ from: file.path, to: join(dirname(file.path), source), place: placeOf(file, node) }];
    }),
  );

/** Returns one sentence for each file of the server that is in no layer, and each import from a higher layer. */
export function findUpwardImports(files: readonly SourceFile[]): string[] {
  const homeless = files
    .filter(isLayered)
    .filter(({ path }) => rankOf(path) < 0)
    .map(({ path }) => `${path} stands in none of the layers ${serverLayers.join(', ')}`);
  const upward = importsOf(files)
    .filter(({ from, to }) => rankOf(from) >= 0 && rankOf(to) > rankOf(from))
    .map(({ from, to, place }) => `${place} imports ${to}: ${roomOf(from)} is below ${roomOf(to)}`);
  return [...homeless, ...upward];
}

/** Returns one sentence for each folder of the server that imports itself through others. */
export function findCirclesOfFolders(files: readonly SourceFile[]): string[] {
  const known = new Map<string, Set<string>>();
  for (const { from, to } of importsOf(files)) {
    if (roomOf(from) === roomOf(to)) continue;
    const reached = known.get(roomOf(from)) ?? new Set();
    known.set(roomOf(from), reached.add(roomOf(to)));
  }
  const reachedFrom = (start: string): Set<string> => {
    const reached = new Set<string>();
    const next = [...(known.get(start) ?? [])];
    for (let room = next.pop(); room !== undefined; room = next.pop()) {
      if (reached.has(room)) continue;
      reached.add(room);
      next.push(...(known.get(room) ?? []));
    }
    return reached;
  };
  return [...known.keys()]
    .toSorted()
    .filter((room) => reachedFrom(room).has(room))
    .map((room) => `server/src/${room} imports itself through other folders`);
}
