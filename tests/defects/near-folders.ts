import { dirname, join } from 'node:path/posix';
import { readSourceFiles } from '../source-files.ts';
import type { Defect } from './defect.ts';

const withoutExtension = (path: string) => path.replace(/\.tsx?$/, '');
const ofRoom = /^(src|[^/]+\/src)\/$/;

/**
 * Returns the folders of a file and of those that import it, with a trailing slash: their tests are likely to detect
 * its defects.
 */
export function nearFolders({ room, file }: Pick<Defect, 'room' | 'file'>): string[] {
  const importers = readSourceFiles().filter(({ path, text }) => {
    if (!path.startsWith(`${room}/`)) return false;
    const imported = Array.from(text.matchAll(/from '(\.[^']*)'/g), ([, source = '']) => source);
    return imported.some(
      (source) => withoutExtension(join(dirname(path), source)) === withoutExtension(file),
    );
  });
  const folders = [file, ...importers.map(({ path }) => path)].map((path) => `${dirname(path)}/`);
  // A file that the index of the room imports would lead to all of its tests.
  return [...new Set(folders)].filter((folder) => !ofRoom.test(folder) || folder === `${dirname(file)}/`);
}
