/** `_lait_`, `_whole milk_`: at least one letter between underscores that stand at the edges of words. */
const underscored = /(?<![\p{L}\p{N}_])_(?=[^_]*\p{L})[^_\s](?:[^_\n]*[^_\s])?_(?![\p{L}\p{N}_])/u;

/** The first words that another program marked with underscores, as product databases mark allergens; labels print them. */
export const underscoredWords = (text: string): string | undefined => underscored.exec(text)?.[0];
