import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ArticlePage } from '@/entities/article';
import type { ApiError } from '@/shared/api';

/** One window of a list of articles, as its server is asked for it. */
interface WindowFilter {
  searchQuery: string;
  offset: number;
  take: number;
}

export type WindowQuery<Key extends QueryKey> = (
  filter: WindowFilter,
) => UseQueryOptions<ArticlePage, ApiError, ArticlePage, Key>;
