import type { ScannedCode } from '@/shared/lib/scan';

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

/** How a GS1 code begins; words that people type do not. */
const CODE = /^(?:\]|\(\d{2,4}\)|https?:|0[012]\d{14})/i;
/** FNC1 as scanners send it. */
const GROUP_SEPARATOR = '\u001d';

/**
 * Returns the words of a search; a GS1 code that was typed, pasted or scanned into the field is taken apart. The code that
 * reads codes is loaded with the first of them; without it the text itself is searched.
 */
export async function searchedWords(search: string): Promise<string> {
  if (!CODE.test(search) && !search.includes(GROUP_SEPARATOR)) return search;
  try {
    const { readCode } = await import('@/shared/lib/scan');
    const code = readCode(search);
    return code.elements.length > 0 ? wordsOfCode(code) : search;
  } catch {
    return search;
  }
}
