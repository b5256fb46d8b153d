import { foldText, wordStarts } from 'label-core/search';

/** Part of a text; marked if it was searched for. */
export interface MarkedPart {
  text: string;
  isMarked: boolean;
}

/**
 * Divides a text into what begins with a word of the search and the rest. The longest word is marked where several begin
 * at one place.
 */
export function markedParts(text: string, search: string): MarkedPart[] {
  const words = foldText(search)
    .split(' ')
    .map((word) => (/^\d{8,14}$/.test(word) ? word.replace(/^0+/, '') : word))
    .filter((word) => word !== '')
    .toSorted((one, other) => other.length - one.length);
  const characters = Array.from(text);
  const starts = startsOf(characters);
  const parts: MarkedPart[] = [];
  const add = (part: string, isMarked: boolean) => {
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += part;
    else parts.push({ text: part, isMarked });
  };
  let at = 0;
  while (at < characters.length) {
    const length = starts.has(at) ? matchLength(characters.slice(at), words) : 0;
    add(characters.slice(at, at + (length || 1)).join(''), length > 0);
    at += length || 1;
  }
  return parts;
}

/** Returns the places, in characters, at which a search may begin. */
function startsOf(characters: readonly string[]): ReadonlySet<number> {
  const units = new Set(
    [...characters.join('').matchAll(/\S+/gu)].flatMap(({ index, 0: word }) =>
      wordStarts(word).map((at) => index + at),
    ),
  );
  const starts = new Set<number>();
  let unit = 0;
  for (const [at, character] of characters.entries()) {
    if (units.has(unit)) starts.add(at);
    unit += character.length;
  }
  return starts;
}

/** Returns how many characters fold to the first word that these begin with; 0 for none. */
function matchLength(characters: readonly string[], words: readonly string[]): number {
  for (const word of words) {
    let folded = '';
    let length = 0;
    while (length < characters.length && folded.length < word.length)
      folded += foldText(characters[length++] ?? '');
    if (folded === word) return length;
  }
  return 0;
}
