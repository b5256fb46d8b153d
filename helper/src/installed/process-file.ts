import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const path = (folder: string) => join(folder, 'helper.pid');

/** Notes the number of this process in the data folder, until it ends. */
export function noteProcess(folder: string): void {
  writeFileSync(path(folder), `${process.pid}\n`);
  process.once('exit', () => {
    if (notedProcess(folder) === process.pid) rmSync(path(folder), { force: true });
  });
}

/** Returns the number of the process that was noted; undefined where none was. */
export function notedProcess(folder: string): number | undefined {
  try {
    return Number(readFileSync(path(folder), 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}
