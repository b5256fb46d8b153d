import { toGtin14, upcEAsGtin14 } from 'label-core/gtin';
import { foldText } from 'label-core/search';

const maxTerms = 8;

/**
 * Returns the folded words of a search; an article matches if it contains all of them, in any order. A GTIN is searched
 * without its leading zeros, whose number depends on where it is written.
 */
export const searchTerms = (query: string): string[] =>
  termsOf(query, (term) => significant(toGtin14(term)) ?? term);

/**
 * Returns the folded words of a search in which the eight digits below a UPC-E are the number of its article, for when nothing
 * was found by the digits as they are: those of a GTIN-8, or of another identifier. Undefined where no word may be a UPC-E.
 */
export function termsWithUpcE(query: string): string[] | undefined {
  const terms = termsOf(query, (term) => significant(upcEAsGtin14(term) ?? toGtin14(term)) ?? term);
  return foldText(query)
    .split(' ')
    .some((term) => upcEAsGtin14(term) !== undefined)
    ? terms
    : undefined;
}

function termsOf(query: string, readTerm: (term: string) => string): string[] {
  const folded = foldText(query);
  if (folded === '') return [];
  return [...new Set(folded.split(' ').map(readTerm))].slice(0, maxTerms);
}

const significant = (gtin14: string | undefined) => gtin14?.replace(/^0+/, '');
