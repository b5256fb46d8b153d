import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const rooms = ['src', 'label-core', 'server', 'helper'] as const;

/** A mistake somebody could make: a place in the code, and what stands there with the mistake made. */
export interface Defect {
  /** What goes wrong, in kebab-case; no two defects share one. */
  readonly name: string;
  readonly room: (typeof rooms)[number];
  /** From the project's root, with forward slashes. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
}

/**
 * Makes the mistake in the project at `root`. Returns the function that puts the file back.
 * @throws Error when the place is not there exactly once
 */
export function applyDefect(root: string, defect: Defect): () => void {
  const path = join(root, defect.file);
  const sound = readFileSync(path, 'utf8');
  writeFileSync(path, withDefect(sound, defect));
  return () => writeFileSync(path, sound);
}

/** The text of the file with the mistake made. @throws Error when its place is not there exactly once */
export function withDefect(text: string, { name, file, find, replace }: Defect): string {
  const [before, after, ...more] = text.split(find);
  if (before === undefined || after === undefined || more.length > 0) {
    const count = text.split(find).length - 1;
    throw new Error(
      `The defect “${name}” looks for a text that occurs ${count} times in ${file}, not once: bring it up to date.`,
    );
  }
  return `${before}${replace}${after}`;
}
