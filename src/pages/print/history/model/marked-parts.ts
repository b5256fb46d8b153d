/** Part of a text; marked if it was searched for. */
export interface MarkedPart {
  text: string;
  isMarked: boolean;
}

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Parts of a word at which a search may begin: after signs, and between letters and digits. */
const STARTS = /(?<![\p{L}\p{N}])(?=\S)|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})|(?<=0)(?=[1-9])/gu;

/**
 * Divides a text into what begins with a word of the search and the rest. The longest word is marked where several begin
 * at one place. Letters that only the server folds, such as ß, are not marked.
 */
export function markedParts(text: string, search: string): MarkedPart[] {
  const words = fold(search)
    .split(/\s+/)
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
  const units = new Set([...characters.join('').matchAll(STARTS)].map(({ index }) => index));
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
      folded += fold(characters[length++] ?? '');
    if (folded === word) return length;
  }
  return 0;
}
