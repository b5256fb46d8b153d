const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const asciiOnly = /^[\x20-\x7e]*$/;

/** Returns the characters of a text as a person counts them: `é` is one however it is encoded, and so is `👍🏽`. */
export function charactersOf(text: string): readonly string[] {
  if (asciiOnly.test(text)) return Array.from(text);
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

export function countCharacters(text: string): number {
  return asciiOnly.test(text) ? text.length : charactersOf(text).length;
}
