import { mediaLimits } from './media-limits.ts';

const folderPattern = /^[\p{L}\p{M}\p{N}_ -]+$/u;

/**
 * Returns a folder's name as it is stored; undefined if it is empty, too long, or contains characters with a meaning in
 * paths.
 */
export function folderNameOf(text: string): string | undefined {
  const name = text.normalize('NFC').trim().replaceAll(/ +/g, ' ');
  const isUsable = name !== '' && folderPattern.test(name) && name.length <= mediaLimits.folderCharacters;
  return isUsable ? name : undefined;
}

/** Control characters, invisible ones and those that change the writing direction: they make names misleading. */
const invisible = /[\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * Returns a picture's name as shown to people: the last part of a path, without invisible characters, with the
 * extension of its kind. It is never used as a path in a file system.
 */
export function fileNameOf(text: string, contentType: 'image/png' | 'image/jpeg'): string {
  const last = text.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last.replaceAll(invisible, '').replaceAll(/\s+/g, ' ').trim();
  const ending = /\.(?:png|jpe?g|jfif)$/i.exec(clean)?.[0] ?? (contentType === 'image/png' ? '.png' : '.jpg');
  const stem = clean.replace(/\.(?:png|jpe?g|jfif)$/i, '').replace(/^[. ]+|[. ]+$/g, '') || 'picture';
  return (
    Array.from(stem)
      .slice(0, mediaLimits.nameCharacters - ending.length)
      .join('')
      .trim() + ending
  );
}

/** Returns the name itself, or `leaf (2).png` if it is taken. */
export function freeNameFor(name: string, taken: ReadonlySet<string>): string {
  const isTaken = (one: string) => taken.has(one.toLowerCase());
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.]+)?$/.exec(name) ?? [];
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? name : `${stem} (${count})${ending}`;
    if (!isTaken(candidate)) return candidate;
  }
}
