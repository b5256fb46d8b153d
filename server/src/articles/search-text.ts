import { foldText } from 'label-core/search';

const maxTerms = 8;

/** The folded words of a search; an article is found when it holds all of them, in whatever order. */
export const searchTerms = (query: string): string[] => {
  const folded = foldText(query);
  return folded === '' ? [] : [...new Set(folded.split(' '))].slice(0, maxTerms);
};

/** An index row has 2,704 bytes, and compatibility forms can grow many times when they are folded. */
const maxLength = { sortKey: 200, name: 300, identifier: 100 } as const;

const cut = (text: string, length: number) => text.slice(0, length).toWellFormed();

/** The two columns an article is sorted and found by. */
export function searchColumns(name: string, externalIdentifier: string) {
  const folded = foldText(name);
  return {
    sortKey: cut(folded, maxLength.sortKey),
    searchText: `${cut(folded, maxLength.name)}\n${cut(foldText(externalIdentifier), maxLength.identifier)}`,
  };
}
