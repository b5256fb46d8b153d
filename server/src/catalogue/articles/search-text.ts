import { sql, type SQL } from 'drizzle-orm';
import { foldText } from 'label-core/search';
import { articles } from '../../foundation/store/schema/index.ts';
import type { ArticleDatum } from '../../foundation/values/article-datum.ts';
import { gtinsOf } from './gtins-of.ts';

/**
 * Max. characters per column: an index row has 2,704 bytes, and compatibility forms can grow many times when they are
 * folded.
 */
const maxLength = { sortKey: 200, name: 300, identifier: 100 } as const;

const cut = (text: string, length: number) => text.slice(0, length).toWellFormed();

/** Returns the two columns an article is sorted and searched by. */
export function searchColumns(name: string, externalIdentifier: string, data: readonly ArticleDatum[]) {
  const folded = foldText(name);
  const identifier = cut(foldText(externalIdentifier), maxLength.identifier);
  return {
    sortKey: cut(folded, maxLength.sortKey),
    searchText: `${cut(folded, maxLength.name)}\n${identifier}${numbersLine(data)}`,
  };
}

/**
 * Returns the search column of an article whose values change while its name and identifier stay: each of them has its
 * own line in it.
 */
export const searchTextWith = (data: readonly ArticleDatum[]): SQL =>
  sql`split_part(${articles.searchText}, e'\\n', 1) || e'\\n' || split_part(${articles.searchText}, e'\\n', 2)
    || ${numbersLine(data)}::text`;

function numbersLine(data: readonly ArticleDatum[]): string {
  const gtins = gtinsOf(data);
  return gtins.length === 0 ? '' : `\n${gtins.join(' ')}`;
}
