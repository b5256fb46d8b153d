import { dirname, join } from 'node:path/posix';
import { importedFrom } from './imported-from.ts';
import type { SourceFile } from './source-files.ts';
import { nodesOf } from './syntax-tree.ts';

const COMPONENTS = 'src/shared/ui/';
/** The catalogue of texts stands among the components and is none. */
const CATALOGUE = 'i18n';

/** A component is a folder, or a file where it has one module. */
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

/** Where the gallery shows a component. */
const galleryFileOf = (name: string) => `gallery/shared/${name}.gallery.tsx`;

/** A sentence for each shared component that the gallery does not show. */
export const findUnshownComponents = (files: readonly SourceFile[]): string[] =>
  componentsIn(files)
    .filter((name) => files.every(({ path }) => path !== galleryFileOf(name)))
    .map((name) => `${COMPONENTS}${name} is not in the gallery: show its states in ${galleryFileOf(name)}`);

/**
 * A sentence for each shared component that nothing of the app uses: what only the gallery imports is dead
 * code, and counts as used where dead code is looked for.
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

/** The other components that a file imports. */
function componentsUsedBy(file: SourceFile): string[] {
  return nodesOf(file)
    .flatMap((node) => importedFrom(node) ?? [])
    .map((source) =>
      source.startsWith('.') ? join(dirname(file.path), source) : source.replace(/^@\//, 'src/'),
    )
    .flatMap((path) => componentOf(path) ?? [])
    .filter((name) => name !== componentOf(file.path));
}
