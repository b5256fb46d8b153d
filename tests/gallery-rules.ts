import { dirname, join } from 'node:path/posix';
import { importedFrom } from './imported-from.ts';
import type { SourceFile } from './source-files.ts';
import { nodesOf } from './syntax-tree.ts';

const COMPONENTS = 'src/shared/ui/';
/** Folder of the catalogue of texts, which is next to the components but not a component. */
const CATALOGUE = 'i18n';

/** Returns the component of a path: a folder, or a file for a component of one module. */
const componentOf = (path: string): string | undefined =>
  path.startsWith(COMPONENTS)
    ? path
        .slice(COMPONENTS.length)
        .split('/', 2)[0]
        ?.replace(/(?:\.test)?\.tsx?$/, '')
    : undefined;

const componentsIn = (files: readonly SourceFile[]): string[] => [
  ...new Set(files.flatMap(({ path }) => componentOf(path) ?? []).filter((name) => name !== CATALOGUE)),
];

/** Returns the path of a component's gallery file. */
const galleryFileOf = (name: string) => `gallery/shared/${name}.gallery.tsx`;

/** Returns a sentence for each shared component that is missing in the gallery. */
export const findUnshownComponents = (files: readonly SourceFile[]): string[] =>
  componentsIn(files)
    .filter((name) => files.every(({ path }) => path !== galleryFileOf(name)))
    .map((name) => `${COMPONENTS}${name} is not in the gallery: show its states in ${galleryFileOf(name)}`);

/**
 * Returns a sentence for each shared component that the app does not use: a component that only the gallery imports is
 * dead code, but the search for dead code counts it as used.
 */
export function findComponentsOnlyShown(files: readonly SourceFile[]): string[] {
  const used = new Set(files.filter(isOfApp).flatMap(componentsUsedBy));
  return componentsIn(files)
    .filter((name) => !used.has(name))
    .map(
      (name) => `${COMPONENTS}${name} is used by nothing of the app: delete it and ${galleryFileOf(name)}`,
    );
}

const isOfApp = ({ path }: SourceFile) => path.startsWith('src/') && !path.includes('.test.');

/** Returns the other components that a file imports. */
function componentsUsedBy(file: SourceFile): string[] {
  return nodesOf(file)
    .flatMap((node) => importedFrom(node) ?? [])
    .map((source) =>
      source.startsWith('.') ? join(dirname(file.path), source) : source.replace(/^@\//, 'src/'),
    )
    .flatMap((path) => componentOf(path) ?? [])
    .filter((name) => name !== componentOf(file.path));
}
