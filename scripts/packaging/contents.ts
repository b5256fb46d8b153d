import {
  chmodSync,
  copyFileSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Time that every file of a package has, so that the same sources make the same bytes: SOURCE_DATE_EPOCH in seconds
 * (reproducible-builds.org), or the beginning of 2026.
 */
export const EPOCH_S = Number(process.env['SOURCE_DATE_EPOCH'] ?? 1_767_225_600);

/** Writes a text file below a folder. */
export function writeText(folder: string, path: string, text: string, mode = 0o644): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, mode);
}

/** Copies a file to a path below a folder. */
export function copyInto(folder: string, path: string, source: string, mode = 0o644): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(source, file);
  chmodSync(file, mode);
}

/** Gives all below a folder the one time, and folders the usual rights. */
export function settle(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) settle(path);
    if (entry.isSymbolicLink()) lutimesSync(path, EPOCH_S, EPOCH_S);
    else utimesSync(path, EPOCH_S, EPOCH_S);
  }
  chmodSync(folder, 0o755);
  utimesSync(folder, EPOCH_S, EPOCH_S);
}
