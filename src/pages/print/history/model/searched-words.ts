import { readCode, type ScannedCode } from '@/shared/lib/scan';

/**
 * Application identifiers of what is printed as a text of its own: numbers of goods and packages, lots and serial numbers.
 * Dates and measures are printed in other forms than they have in a code.
 */
const IDENTIFYING = new Set(['00', '01', '02', '10', '21', '22', '235', '240', '241', '250', '400']);

/** Returns the words that a scanned code is searched by: those of a GS1 code that identify something, else the code. */
export function wordsOfCode({ text, elements }: Pick<ScannedCode, 'text' | 'elements'>): string {
  if (elements.length === 0) return text;
  const identifying = elements.filter(({ identifier }) => IDENTIFYING.has(identifier));
  return (identifying.length > 0 ? identifying : elements).map(({ data }) => data).join(' ');
}

/** Returns the words of a search; a GS1 code that was typed, pasted or scanned into the field is taken apart. */
export function searchedWords(search: string): string {
  const code = readCode(search);
  return code.elements.length > 0 ? wordsOfCode(code) : search;
}
