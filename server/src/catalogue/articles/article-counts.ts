import type { ArticleFilter } from './article-filter.ts';
import { searchTerms } from '../../foundation/values/search-terms.ts';

/** How many articles a search found, and at which revision of the organisation's articles. */
export interface ArticleCount {
  readonly revision: string;
  readonly total: number;
}

/** Remembers what was counted. Whether it still holds is for the store to say: it compares the revision. */
export interface ArticleCounts {
  readonly find: (organizationId: number, filter: ArticleFilter) => ArticleCount | undefined;
  readonly keep: (organizationId: number, filter: ArticleFilter, count: ArticleCount) => void;
}

const defaultMaxCounts = 5000;

/** Counts of the last searches, in memory; with `maxCounts` of them the oldest is forgotten. */
export function createArticleCounts(maxCounts = defaultMaxCounts): ArticleCounts {
  const counts = new Map<string, ArticleCount>();
  return {
    find: (organizationId, filter) => counts.get(keyOf(organizationId, filter)),
    keep: (organizationId, filter, count) => {
      const key = keyOf(organizationId, filter);
      counts.delete(key);
      counts.set(key, count);
      const [oldest] = counts.keys();
      if (counts.size > maxCounts && oldest !== undefined) counts.delete(oldest);
    },
  };
}

/** What decides over the number of hits: neither the page nor the order of words and groups. */
const keyOf = (organizationId: number, { searchQuery, groupIds }: ArticleFilter) =>
  JSON.stringify([
    organizationId,
    searchTerms(searchQuery).toSorted(),
    groupIds?.toSorted((one, other) => one - other),
  ]);
