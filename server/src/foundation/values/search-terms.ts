import { toGtin14 } from 'label-core/gtin';
import { foldText } from 'label-core/search';

const maxTerms = 8;

/**
 * The folded words of a search; an article is found when it holds all of them, in whatever order. A GTIN is looked for
 * without the zeros in front, which are others wherever it is written.
 */
export const searchTerms = (query: string): string[] => {
  const folded = foldText(query);
  if (folded === '') return [];
  const terms = folded.split(' ').map((term) => toGtin14(term)?.replace(/^0+/, '') ?? term);
  return [...new Set(terms)].slice(0, maxTerms);
};
