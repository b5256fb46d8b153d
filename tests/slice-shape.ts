import { dirname, join } from 'node:path/posix';
import { importedFrom } from './imported-from.ts';
import type { SourceFile } from './source-files.ts';
import { nodesOf } from './syntax-tree.ts';

const MAX_FOLDERS = 2;
const SMALL_LINES = 20;
const MAX_SMALL_MODULES = 80;

const segment = /^(ui|model|api|lib|config|i18n|testing)$/;

/**
 * Returns the folders of a file inside its slice, the outer ones first. The slice of a page may be inside a folder of
 * its subject.
 */
function foldersInSlice(path: string): string[] {
  const [, layer = '', ...rest] = dirname(path).split('/');
  if (layer !== 'pages') return rest.slice(1);
  const first = rest.findIndex((folder) => segment.test(folder));
  return first === -1 ? [] : rest.slice(first);
}

/** Returns one sentence for each file of `src` that is too deep in its slice. */
export const findDeepFolders = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => path.startsWith('src/') && foldersInSlice(path).length > MAX_FOLDERS)
    .map(({ path }) => `${path} is in more than ${MAX_FOLDERS} levels of folders inside its slice`);

const isModule = ({ path }: SourceFile) =>
  path.startsWith('src/') && !/\.(test|d)\.tsx?$|\/testing\/|\/index\.testing\.ts$|\/i18n\//.test(path);

/**
 * Returns the file that `source` names in `from`; undefined when it is not in `known`, such as a package or a style
 * sheet.
 */
function resolve(source: string, from: string, known: ReadonlySet<string>): string | undefined {
  const path = source.startsWith('@/') ? `src/${source.slice(2)}` : join(dirname(from), source);
  return ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end).find((file) => known.has(file));
}

/** The entry of a slice is a module of its own by its place, however small. */
const isEntry = (path: string) => path.endsWith('/index.ts');

/** Returns a sentence with all small modules used by one other module, when there are too many to find one by name. */
export function findTooManySmallModules(files: readonly SourceFile[]): string[] {
  const modules = files.filter(isModule);
  const known = new Set(modules.map(({ path }) => path));
  const importers = new Map<string, Set<string>>();
  for (const file of modules) {
    for (const source of nodesOf(file).map(importedFrom)) {
      const used = source !== undefined && /^(\.|@\/)/.test(source) && resolve(source, file.path, known);
      if (used) importers.set(used, (importers.get(used) ?? new Set()).add(file.path));
    }
  }
  const small = modules.filter(
    ({ path, text }) =>
      !isEntry(path) && importers.get(path)?.size === 1 && text.trimEnd().split('\n').length <= SMALL_LINES,
  );
  return small.length > MAX_SMALL_MODULES
    ? [
        `${small.length} modules of ${SMALL_LINES} lines or fewer have a single importer, ${MAX_SMALL_MODULES} may: ` +
          small.map(({ path }) => path).join(', '),
      ]
    : [];
}
