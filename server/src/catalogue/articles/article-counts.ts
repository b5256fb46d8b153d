import type { ArticleFilter } from './article-filter.ts';
import { searchTerms } from '../../foundation/values/search-terms.ts';

/** Number of articles that a search found, and the revision of the organisation's articles it was counted at. */
export interface ArticleCount {
  readonly revision: string;
  readonly total: number;
}

/** Cache of counted results. The store decides whether a count is still valid, by comparing the revision. */
export interface ArticleCounts {
  readonly find: (organizationId: number, filter: ArticleFilter) => ArticleCount | undefined;
  readonly keep: (organizationId: number, filter: ArticleFilter, count: ArticleCount) => void;
}

const defaultMaxCounts = 5000;

/** Returns an in-memory cache of the counts of the last searches. Beyond `maxCounts` entries, the oldest is removed. */
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

/** Cache key: all that determines the number of hits, so neither the page nor the order of words and groups. */
const keyOf = (organizationId: number, { searchQuery, groupIds }: ArticleFilter) =>
  JSON.stringify([
    organizationId,
    searchTerms(searchQuery).toSorted(),
    groupIds?.toSorted((one, other) => one - other),
  ]);
