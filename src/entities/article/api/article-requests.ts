import {
  callForJson,
  callForList,
  callForValue,
  layersOf,
  productApi,
  readList,
  type Id,
} from '@/shared/api';
import { SEARCH_PAGE_SIZE } from '../config/limits';
import { articleSchema, type Article } from './article-schema';

/** What a list of articles is asked by. */
export interface ArticleFilter {
  searchQuery?: string;
  groupIds?: readonly string[];
  /** Rows wanted; the specification's page size where nothing is said. */
  take?: number;
  offset?: number;
}

/** Some rows of a list; `total` where the server tells how many there are in all. */
export interface ArticlePage {
  rows: Article[];
  total: number | undefined;
}

export async function listArticles(filter: ArticleFilter, signal?: AbortSignal): Promise<ArticlePage> {
  const searchParams = {
    take: filter.take ?? SEARCH_PAGE_SIZE,
    offset: filter.offset ?? 0,
    ...(filter.searchQuery !== undefined && filter.searchQuery !== '' && { searchQuery: filter.searchQuery }),
    ...(filter.groupIds !== undefined && { groupIds: filter.groupIds.join(',') }),
  };
  const json = await callForJson(productApi, 'get', 'api/articles', {
    searchParams,
    ...(signal && { signal }),
  });
  return { rows: readList(json, articleSchema), total: totalOf(json) };
}

export function getArticle(articleId: Id, signal?: AbortSignal): Promise<Article> {
  const path = `api/articles/${encodeURIComponent(articleId)}`;
  return callForValue(productApi, 'get', path, articleSchema, { ...(signal && { signal }) });
}

/** The articles with exactly this name: a name need not be unique. */
export function getArticlesByName(name: string, signal?: AbortSignal): Promise<Article[]> {
  return callForList(productApi, 'get', 'api/articles/name', articleSchema, {
    searchParams: { name },
    ...(signal && { signal }),
  });
}

function totalOf(json: unknown): number | undefined {
  return layersOf(json)
    .map((layer) =>
      typeof layer === 'object' && layer !== null && 'total' in layer ? layer.total : undefined,
    )
    .find((total) => typeof total === 'number');
}
