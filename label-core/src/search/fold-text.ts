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

const ascii = /^[ -~]*$/;
const otherSpacing = /\s\s|[^\S ]/;

/** Makes a folding of texts that takes only these marks for accents: as many as something else that folds them knows. */
export const foldingOf =
  (marks: RegExp) =>
  (text: string): string => {
    const plain = ascii.test(text) ? text.toLowerCase() : withoutMarks(text, marks);
    return (otherSpacing.test(plain) ? plain.replaceAll(/\s+/g, ' ') : plain).trim();
  };

/**
 * Text as it is searched: without case, accents and compatibility forms, in one spacing. “  Crème  brûlée” and “CREME
 * BRULEE” fold alike; folded once more it stays as it is.
 */
export const foldText = foldingOf(/\p{Mark}/gu);

/** Decomposed a second time: what some letters become in lower case has marks again. */
const withoutMarks = (text: string, marks: RegExp) =>
  text
    .normalize('NFKD')
    .replaceAll(marks, '')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(marks, '')
    .replaceAll(spelled, (letter) => spellings[letter] ?? letter);
