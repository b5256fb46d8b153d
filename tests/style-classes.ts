import { dirname, join } from 'node:path/posix';
import type { SourceFile } from './source-files.ts';

const sheetImport = /import classes from '(?<source>[^']+\.module\.css)'/;
const usedClass = /\bclasses\['(?<name>[\w-]+)'\]/g;

/**
 * Returns one sentence for each class that a component names and its style sheet does not define: such a class has no
 * effect, and no type tells.
 * @param styleSheet returns the text of a style sheet by its path from the project's root
 */
export function findUndefinedClasses(
  files: readonly SourceFile[],
  styleSheet: (path: string) => string,
): string[] {
  return files.flatMap(({ path, text }) => {
    const source = sheetImport.exec(text)?.groups?.['source'];
    if (source === undefined) return [];
    const sheetPath = source.startsWith('@/') ? `src/${source.slice(2)}` : join(dirname(path), source);
    const sheet = styleSheet(sheetPath);
    const names = new Set([...text.matchAll(usedClass)].map(({ groups }) => groups?.['name'] ?? ''));
    return [...names]
      .filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(sheet))
      .map((name) => `${path} uses the class “${name}”, which ${sheetPath} does not define`);
  });
}
