import type { Catalogue } from './catalogues.ts';
import type { SourceFile } from './source-files.ts';

const CATALOGUE = /\/(?:i18n|sentences)\/[a-z]{2}\.ts$/;

/**
 * Returns the keys of catalogues that no code reads, with the folder. A key counts as read when its name occurs in the
 * code of its folder or of a component that the texts are passed to (src/shared/ui), or when a group that contains it
 * is read with a computed key, or as a whole.
 */
export function unusedKeys(catalogues: readonly Catalogue[], files: readonly SourceFile[]): string[] {
  const sources = files.filter(({ path }) => !CATALOGUE.test(path) && !/\.test\.tsx?$/.test(path));
  return catalogues.flatMap(({ folder, messages }) => {
    const readers = sources.filter(
      ({ path }) => path.startsWith(`${readersOf(folder)}/`) || path.startsWith('src/shared/ui/'),
    );
    const code = readers.map(({ text }) => text).join('\n');
    const words = new Set(code.match(/\w+/g));
    const isRead = (key: string) => {
      const [own = '', ...groups] = key.split('.').toReversed();
      return words.has(own) || groups.some((group) => isHandedOn(group, code));
    };
    return [...messages.keys()].filter((key) => !isRead(key)).map((key) => `${folder}: ${key}`);
  });
}

/** Texts of `shared`, and sentences of programs, may be read anywhere in their room. */
const readersOf = (folder: string) =>
  folder.startsWith('src/') && folder !== 'src/shared'
    ? folder
    : folder.replace(/\/(?:src\/.*|src|shared)$/, '');

/** Returns whether a group of texts is used without one of its keys following. */
const isHandedOn = (group: string, code: string) => new RegExp(`\\b${group}\\b(?![.\\w])`).test(code);
