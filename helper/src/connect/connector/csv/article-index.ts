import type { ArticleColumns } from '../article-columns.ts';
import { articleRow } from '../article-row.ts';
import type { ArticleRow, ArticleSearch, FoundArticles } from '../article-source.ts';
import { foldText, searchWords } from '../search-text.ts';

/** All articles of a file, in memory: 100,000 are searched in a few milliseconds. */
export interface ArticleIndex {
  readonly size: number;
  search(search: ArticleSearch): FoundArticles;
  find(id: string): ArticleRow | null;
}

interface IndexedArticle {
  readonly id: string;
  readonly cells: readonly string[];
  /** Folded, and the parts apart: no word is found across two of them. */
  readonly text: string;
  readonly name: string;
  readonly numbers: readonly string[];
}

/** @param rows whose `articleRow` is good, each id once */
export function createArticleIndex(
  rows: readonly (readonly string[])[],
  columns: ArticleColumns,
): ArticleIndex {
  const articles = rows.map((cells) => indexed(cells, columns)).toSorted(byNameAndId);
  const byId = new Map(articles.map((article) => [article.id, article]));
  const rowOf = ({ cells }: IndexedArticle) => articleRow(cells, columns);

  return {
    size: articles.length,
    search: ({ searchQuery, offset, take }) => {
      const search = searchWords(searchQuery);
      if (search === undefined) return { articles: [], total: 0 };
      const found = articles.filter(({ text }) => search.words.every((word) => text.includes(word)));
      const page = exactFirst(found, search.whole).slice(offset, offset + take);
      return { articles: page.map(rowOf), total: found.length };
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
  const numbers = [...new Set([foldText(cells[columns.identifier] ?? ''), foldText(id)])];
  return { id, cells, name, numbers, text: [name, ...numbers].join('\n') };
}

/** A number that was scanned finds its article before those that contain it. */
function exactFirst(found: readonly IndexedArticle[], whole: string): readonly IndexedArticle[] {
  if (whole === '') return found;
  const { exact = [], others = [] } = Object.groupBy(found, ({ numbers }) =>
    numbers.includes(whole) ? 'exact' : 'others',
  );
  return [...exact, ...others];
}

function byNameAndId(a: IndexedArticle, b: IndexedArticle): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
