import type { ArticleColumns } from '../article-columns.ts';
import { articleRow } from '../article-row.ts';
import type { ArticleRow, ArticleSearch, FoundArticles } from '../article-source.ts';
import { foldText, searchWords } from '../search-text.ts';

/** All articles of a file, in memory. Searching 100,000 articles takes a few milliseconds. */
export interface ArticleIndex {
  readonly size: number;
  search(search: ArticleSearch): FoundArticles;
  find(id: string): ArticleRow | null;
}

interface IndexedArticle {
  readonly id: string;
  readonly cells: readonly string[];
  /** Folded text, with separators between its parts, so that no word matches across two of them. */
  readonly text: string;
  readonly name: string;
  readonly numbers: readonly string[];
}

/** @param rows rows that `articleRow` accepts, each id only once */
export function createArticleIndex(
  rows: readonly (readonly string[])[],
  columns: ArticleColumns,
): ArticleIndex {
  const articles = rows.map((cells) => indexed(cells, columns)).toSorted(byNameAndId);
  const byId = new Map(articles.map((article) => [article.id, article]));
  const byNumber = numbersOf(articles);
  const rowOf = ({ cells }: IndexedArticle) => articleRow(cells, columns);

  return {
    size: articles.length,
    search: ({ searchQuery, offset, take }) => {
      const search = searchWords(searchQuery);
      if (search === undefined) return { articles: [], total: 0 };
      // An article whose number equals the whole search text (a scanned number) comes before those that only contain it.
      const exact = byNumber.get(search.whole) ?? [];
      const isExact = new Set(exact);
      const page = exact.slice(offset, offset + take);
      let total = exact.length;
      for (const article of articles) {
        if (!hasAll(article.text, search.words) || isExact.has(article)) continue;
        if (total >= offset && page.length < take) page.push(article);
        total += 1;
      }
      return { articles: page.map(rowOf), total };
    },
    find: (id) => {
      const article = byId.get(id);
      return article === undefined ? null : rowOf(article);
    },
  };
}

function indexed(cells: readonly string[], columns: ArticleColumns): IndexedArticle {
  const id = cells[columns.id] ?? '';
  const name = foldText(cells[columns.name] ?? '');
  const numbers = [...new Set([foldText(cells[columns.identifier] ?? ''), foldText(id)])].filter(
    (it) => it !== '',
  );
  return { id, cells, name, numbers, text: [name, ...numbers].join('\n') };
}

function hasAll(text: string, words: readonly string[]): boolean {
  for (const word of words) {
    if (!text.includes(word)) return false;
  }
  return true;
}

function numbersOf(articles: readonly IndexedArticle[]): ReadonlyMap<string, readonly IndexedArticle[]> {
  const byNumber = new Map<string, IndexedArticle[]>();
  for (const article of articles) {
    for (const number of article.numbers) {
      const alike = byNumber.get(number);
      if (alike === undefined) byNumber.set(number, [article]);
      else alike.push(article);
    }
  }
  return byNumber;
}

function byNameAndId(a: IndexedArticle, b: IndexedArticle): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
