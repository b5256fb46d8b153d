import { constants, cpSync } from 'node:fs';

/**
 * Copies a folder of the store with its content; if the disk supports it, only later changes take space. Nothing else
 * runs while a store is closed, so it may block: asynchronous copies of its 1,200 files take six times as long.
 * @throws Error when a file cannot be read or there is no space
 */
export function copyFolder(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    // With a filter, Node.js copies file by file: otherwise it ignores `mode` and reports a full disk as EIO.
    filter: () => true,
  });
}
