import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { megabyte } from '../limits.ts';

interface LogSize {
  /** Size at which a file is put aside, in bytes. */
  readonly bytes: number;
  /** Number of files, with the newest. */
  readonly files: number;
}

const usualSize: LogSize = { bytes: megabyte, files: 5 };

/**
 * Returns a function that adds a line to `helper.log` in a folder. A full file becomes `helper.1.log`, and so on; the
 * oldest one goes. A log that cannot be written stops no print: the line is left out.
 */
export function createRotatingLog(
  folder: string,
  { bytes, files }: LogSize = usualSize,
): (line: string) => void {
  const path = (age: number) => join(folder, age === 0 ? 'helper.log' : `helper.${age}.log`);
  let size: number | undefined;

  function rotate(): void {
    for (let age = files - 2; age >= 0; age -= 1)
      if (existsSync(path(age))) renameSync(path(age), path(age + 1));
    size = 0;
  }

  return (line) => {
    try {
      if (size === undefined) {
        mkdirSync(folder, { recursive: true });
        size = statSync(path(0), { throwIfNoEntry: false })?.size ?? 0;
      }
      const text = `${line}\n`;
      const length = Buffer.byteLength(text);
      if (size > 0 && size + length > bytes) rotate();
      appendFileSync(path(0), text);
      size += length;
    } catch {
      size = undefined;
    }
  };
}
