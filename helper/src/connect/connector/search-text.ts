/** Letters that decomposition leaves whole, as people type them who do not have them on their keyboard. */
export const spellings: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ς: 'σ',
};
const spelled = new RegExp(`[${Object.keys(spellings).join('')}]`, 'g');

/** Accents, the same in a database: it has these ranges and no word for marks. */
export const accentRanges = '\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff';
const accents = new RegExp(`[${accentRanges}]`, 'g');

const ascii = /^[ -~]*$/;

/** Text without case, accents and compatibility forms, in one spacing: “Crème  brûlée” and “CREME BRULEE” fold alike. */
export const foldText = (text: string): string =>
  inOneSpacing(ascii.test(text) ? text.toLowerCase() : plain(text));

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(accents, '')
    .toLowerCase()
    .replaceAll(spelled, (letter) => spellings[letter] ?? letter);

const inOneSpacing = (text: string) =>
  (/\s\s|[^\S ]/.test(text) ? text.replaceAll(/\s+/g, ' ') : text).trim();

/** What is looked for: all words have to be found. */
export interface SearchWords {
  readonly words: readonly string[];
  /** The whole text: an article whose number it is comes first. */
  readonly whole: string;
}

/** The words of a search; undefined where it holds what no text of an article can hold, and so finds nothing. */
export function searchWords(query: string): SearchWords | undefined {
  if (query.includes('\0') || !query.isWellFormed()) return undefined;
  const whole = foldText(query);
  return { whole, words: whole === '' ? [] : [...new Set(whole.split(' '))] };
}
