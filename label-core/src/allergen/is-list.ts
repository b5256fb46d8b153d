const listSign = /[,;]/;

/**
 * Returns whether a text is a list, whose names of substances have to be set apart: what has one part only, such as the name of a
 * product, need not (Regulation (EU) No 1169/2011, Article 21(1)).
 */
export const isList = (text: string): boolean => listSign.test(text);
