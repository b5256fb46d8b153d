import { mediaLimits } from './media-limits.ts';

const folderPattern = /^[\p{L}\p{M}\p{N}_ -]+$/u;

/** A folder's name as it is kept; undefined for one that is empty, too long, or holds signs that mean something to a path. */
export function folderNameOf(text: string): string | undefined {
  const name = text.normalize('NFC').trim().replaceAll(/ +/g, ' ');
  const isUsable = name !== '' && folderPattern.test(name) && name.length <= mediaLimits.folderCharacters;
  return isUsable ? name : undefined;
}

/** Control signs, invisible ones and those that turn the direction of writing: they make names lie. */
const invisible = /[\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * A picture's name as people see it: the last part of whatever path came, without signs that cannot be seen, with the
 * ending of its kind. It is never a place in a file system.
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

/** The name itself, or `leaf (2).png` where others have it. */
export function freeNameFor(name: string, taken: ReadonlySet<string>): string {
  const isTaken = (one: string) => taken.has(one.toLowerCase());
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.]+)?$/.exec(name) ?? [];
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? name : `${stem} (${count})${ending}`;
    if (!isTaken(candidate)) return candidate;
  }
}
