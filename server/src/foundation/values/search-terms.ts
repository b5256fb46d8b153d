import { toGtin14 } from 'label-core/gtin';
import { foldText } from 'label-core/search';

const maxTerms = 8;

/**
 * Returns the folded words of a search; an article matches if it contains all of them, in any order. A GTIN is searched
 * without its leading zeros, whose number depends on where it is written.
 */
export const searchTerms = (query: string): string[] => {
  const folded = foldText(query);
  if (folded === '') return [];
  const terms = folded.split(' ').map((term) => toGtin14(term)?.replace(/^0+/, '') ?? term);
  return [...new Set(terms)].slice(0, maxTerms);
};
