import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptTexts } from './kept-texts.ts';

const LICENCE_FILE = /^(licen[cs]e|copying|copyright|notice)/i;
const texts = join(import.meta.dirname, 'texts');

/** Returns a licence text that is kept in `texts`. */
export const keptText = (file: string): string => tidied(readFileSync(join(texts, file), 'utf8'));

/** Returns a licence text from a file of a package. */
export const textIn = (folder: string, path: string): string =>
  tidied(readFileSync(join(folder, path), 'utf8'));

/**
 * Returns the licence texts of a package: all files at its root that are named so, else the text that is kept for it.
 * @throws Error that says what to do when there is neither
 */
export function licenceTexts({
  name,
  version,
  folder,
}: {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}): readonly string[] {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map((entry) => entry.name)
    .toSorted();
  if (files.length > 0) return files.map((file) => textIn(folder, file));
  const kept = Object.hasOwn(keptTexts, name) ? keptTexts[name] : undefined;
  if (!kept)
    throw new Error(
      `${name} ${version} has no licence file: find the text of its licence, keep it in scripts/licences/texts and name it, with its source, in scripts/licences/kept-texts.ts.`,
    );
  return [keptText(kept.file)];
}

/** The same text from two packages is the same: line ends and spaces that nobody sees are taken away. */
const tidied = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
