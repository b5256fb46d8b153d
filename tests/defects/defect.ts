import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const rooms = ['src', 'label-core', 'server', 'helper'] as const;

/** Possible programming mistake: a place in the code, and its text with the mistake. */
export interface Defect {
  /** Description of the effect, in kebab-case; unique. */
  readonly name: string;
  readonly room: (typeof rooms)[number];
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
}

/**
 * Makes the mistake in the project at `root`. Returns the function that restores the file.
 * @throws Error when the text does not occur exactly once
 */
export function applyDefect(root: string, defect: Defect): () => void {
  const path = join(root, defect.file);
  const sound = readFileSync(path, 'utf8');
  writeFileSync(path, withDefect(sound, defect));
  return () => writeFileSync(path, sound);
}

/** Returns the text of the file with the mistake. @throws Error when its place does not occur exactly once */
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
