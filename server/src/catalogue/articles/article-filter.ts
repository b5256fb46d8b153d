import type { ArticleSort } from './article-sort.ts';

/** What a search for articles asks for. */
export interface ArticleFilter {
  readonly searchQuery: string;
  /** Only articles of these groups; undefined: of all. */
  readonly groupIds?: readonly number[] | undefined;
  readonly take: number;
  readonly offset: number;
  /** By name where nothing is said. */
  readonly sort?: ArticleSort;
}
