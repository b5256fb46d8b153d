/** `_lait_`, `_whole milk_`: text with at least one letter, between underscores at word boundaries. */
const underscored = /(?<![\p{L}\p{N}_])_(?=[^_]*\p{L})[^_\s](?:[^_\n]*[^_\s])?_(?![\p{L}\p{N}_])/u;

/**
 * Returns the first words that another program marked with underscores, as product databases do with allergens; labels
 * would print the underscores.
 */
export const underscoredWords = (text: string): string | undefined => underscored.exec(text)?.[0];
