import type { ArticleSort } from './article-sort.ts';

/** Filter, sort order and page of a search for articles. */
export interface ArticleFilter {
  readonly searchQuery: string;
  /** Only articles of these groups; undefined: articles of all groups. */
  readonly groupIds?: readonly number[] | undefined;
  readonly take: number;
  readonly offset: number;
  /** Sorted by name when omitted. */
  readonly sort?: ArticleSort;
}
