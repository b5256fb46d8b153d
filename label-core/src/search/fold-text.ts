/** Replacements for letters that decomposition does not split, as typed by people without them on their keyboard. */
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

const ascii = /^[ -~]*$/;
const otherSpacing = /\s\s|[^\S ]/;

/**
 * Creates a folding function that removes only these marks as accents, so that it can match another implementation of
 * folding.
 */
export const foldingOf =
  (marks: RegExp) =>
  (text: string): string => {
    const plain = ascii.test(text) ? text.toLowerCase() : withoutMarks(text, marks);
    return (otherSpacing.test(plain) ? plain.replaceAll(/\s+/g, ' ') : plain).trim();
  };

/**
 * Folds a text for searching: without case, accents and compatibility forms, with single spaces. “  Crème  brûlée” and
 * “CREME BRULEE” fold alike; folding again changes nothing.
 */
export const foldText = foldingOf(/\p{Mark}/gu);

/** Decomposes twice, because some letters have marks again after conversion to lower case. */
const withoutMarks = (text: string, marks: RegExp) =>
  text
    .normalize('NFKD')
    .replaceAll(marks, '')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(marks, '')
    .replaceAll(spelled, (letter) => spellings[letter] ?? letter);
