import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export const isThere = (path: string): boolean => existsSync(path);

/** Writes a file of the system's, with the folders that it is in. */
export function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

export const remove = (path: string): void => rmSync(path, { force: true });
