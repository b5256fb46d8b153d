import { sql, type SQL } from 'drizzle-orm';
import { toGtin14 } from 'label-core/gtin';
import { foldText } from 'label-core/search';
import { articles } from '../store/schema/index.ts';
import type { ArticleDatum } from '../values/article-datum.ts';
import { gtinsOf } from './gtins-of.ts';

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

/** An index row has 2,704 bytes, and compatibility forms can grow many times when they are folded. */
const maxLength = { sortKey: 200, name: 300, identifier: 100 } as const;

const cut = (text: string, length: number) => text.slice(0, length).toWellFormed();

/** The two columns an article is sorted and found by. */
export function searchColumns(name: string, externalIdentifier: string, data: readonly ArticleDatum[]) {
  const folded = foldText(name);
  const identifier = cut(foldText(externalIdentifier), maxLength.identifier);
  return {
    sortKey: cut(folded, maxLength.sortKey),
    searchText: `${cut(folded, maxLength.name)}\n${identifier}${numbersLine(data)}`,
  };
}

/** The column of an article whose values change while its name and identifier stay: they have a line each. */
export const searchTextWith = (data: readonly ArticleDatum[]): SQL =>
  sql`split_part(${articles.searchText}, e'\\n', 1) || e'\\n' || split_part(${articles.searchText}, e'\\n', 2)
    || ${numbersLine(data)}::text`;

function numbersLine(data: readonly ArticleDatum[]): string {
  const gtins = gtinsOf(data);
  return gtins.length === 0 ? '' : `\n${gtins.join(' ')}`;
}
