import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const projectRoot = resolve(import.meta.dirname, '..');

/** One source file: its path from the project's root, with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const rooms = [
  'src',
  'gallery',
  'label-core/src',
  'server/src',
  'helper/src',
  'scripts',
  'tests',
  'e2e',
  'bench',
];
const isSource = (path: string) => /\.(?:tsx?|js)$/.test(path) && !path.includes('node_modules/');

/** Returns all TypeScript files of all existing rooms, and the scripts that pages of the server run. */
export function readSourceFiles(): SourceFile[] {
  return rooms.flatMap((room) => filesBelow(room).filter(isSource).map(readSource));
}

export function readSource(path: string): SourceFile {
  return { path, text: readFileSync(join(projectRoot, path), 'utf8') };
}

function filesBelow(folder: string): string[] {
  return entriesOf(join(projectRoot, folder))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(projectRoot.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}

/** Returns the entries of a folder; a room that does not exist yet has none. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
}
