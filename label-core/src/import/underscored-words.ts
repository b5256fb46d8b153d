/** `_lait_`, `_whole milk_`: text with at least one letter, between underscores at word boundaries. */
const underscored = /(?<![\p{L}\p{N}_])_(?=[^_]*\p{L})([^_\s](?:[^_\n]*[^_\s])?)_(?![\p{L}\p{N}_])/u;
const everyUnderscored = new RegExp(underscored, 'gu');

/**
 * Returns the first words that another program marked with underscores, as product databases do with allergens; labels
 * would print the underscores.
 */
export const underscoredWords = (text: string): string | undefined => underscored.exec(text)?.[0];

/** What a label with markup would read as a tag or a character of its own, though the file means the characters. */
const readAsMarkup = /&(?=(?:lt|gt|amp);)|<(?=\/?[a-zA-Z])/gu;

/**
 * Returns a text in which words between underscores are between `<b>` and `</b>` instead, for labels that read markup; a text
 * without such words stays as it is.
 */
export function underscoredAsBold(text: string): string {
  if (underscoredWords(text) === undefined) return text;
  return text
    .replaceAll(readAsMarkup, (character) => (character === '&' ? '&amp;' : '&lt;'))
    .replaceAll(everyUnderscored, (_all, words: string) => `<b>${words}</b>`);
}
