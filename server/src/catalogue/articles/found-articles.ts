import type { ArticleFilter } from './article-filter.ts';
import { searchTerms, termsWithUpcE } from '../../foundation/values/search-terms.ts';

/** What a search found, and the revision of the organisation's articles at that time. */
export interface Found {
  readonly revision: string;
  /** Number of all hits. */
  readonly total: number;
  /** Ids of the requested page. */
  readonly articleIds: readonly number[];
}

/** What is known of a search before it is made: its page may not have been found yet. */
export type Known = Pick<Found, 'revision' | 'total'> & Partial<Pick<Found, 'articleIds'>>;

/** Cache of results. The store decides whether one is still valid, by comparing the revision. */
export interface FoundArticles {
  readonly find: (organizationId: number, filter: ArticleFilter) => Known | undefined;
  readonly keep: (organizationId: number, filter: ArticleFilter, found: Found) => void;
}

const defaultMax = { totals: 5000, pages: 1000 };

/** Returns an in-memory cache of the last searches. Beyond `max` entries, the oldest are removed. */
export function createFoundArticles(max = defaultMax): FoundArticles {
  const totals = recent<Pick<Found, 'revision' | 'total'>>(max.totals);
  const pages = recent<Pick<Found, 'revision' | 'articleIds'>>(max.pages);
  return {
    find: (organizationId, filter) => {
      const total = totals.get(searchKey(organizationId, filter));
      const page = pages.get(pageKey(organizationId, filter));
      if (!total || page?.revision !== total.revision) return total;
      return { ...total, articleIds: page.articleIds };
    },
    keep: (organizationId, filter, { revision, total, articleIds }) => {
      totals.set(searchKey(organizationId, filter), { revision, total });
      pages.set(pageKey(organizationId, filter), { revision, articleIds });
    },
  };
}

/** Returns a map that removes its oldest entry beyond `max` of them. */
function recent<Value>(max: number) {
  const entries = new Map<string, Value>();
  return {
    get: (key: string): Value | undefined => entries.get(key),
    set: (key: string, value: Value): void => {
      entries.delete(key);
      entries.set(key, value);
      const [oldest] = entries.keys();
      if (entries.size > max && oldest !== undefined) entries.delete(oldest);
    },
  };
}

/** All that determines the number of hits, so neither the page nor the order of words and groups. */
const searchKey = (organizationId: number, { searchQuery, groupIds }: ArticleFilter) =>
  JSON.stringify([
    organizationId,
    searchTerms(searchQuery).toSorted(),
    termsWithUpcE(searchQuery)?.toSorted(),
    groupIds?.toSorted((one, other) => one - other),
  ]);

const pageKey = (organizationId: number, filter: ArticleFilter) =>
  JSON.stringify([searchKey(organizationId, filter), filter.sort ?? 'name', filter.take, filter.offset]);
