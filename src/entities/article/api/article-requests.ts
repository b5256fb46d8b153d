import {
  callForList,
  callForPage,
  callForValue,
  oneOrListed,
  productApi,
  type Id,
  type Page,
} from '@/shared/api';
import { SEARCH_PAGE_SIZE } from '../config/limits';
import { articleDetailSchema, articleSchema, type Article, type ArticleDetail } from './article-schema';
import { listedArticle } from './listed-article';

/** What a list of articles is asked by. */
export interface ArticleFilter {
  searchQuery?: string;
  groupIds?: readonly string[];
  /** Only articles with this label; a question of ours, which another server may not understand. */
  labelId?: Id;
  /** name, identifier or changed, with a minus in front the other way round; ours too. */
  sort?: string;
  /** Rows wanted; the specification's page size where nothing is said. */
  take?: number;
  offset?: number;
}

export type ArticlePage = Page<Article>;

export function listArticles(filter: ArticleFilter, signal?: AbortSignal): Promise<ArticlePage> {
  const searchParams = {
    take: filter.take ?? SEARCH_PAGE_SIZE,
    offset: filter.offset ?? 0,
    ...(filter.searchQuery !== undefined && filter.searchQuery !== '' && { searchQuery: filter.searchQuery }),
    ...(filter.groupIds !== undefined && { groupIds: filter.groupIds.join(',') }),
    ...(filter.labelId !== undefined && { labelId: filter.labelId }),
    ...(filter.sort !== undefined && { sort: filter.sort }),
  };
  return callForPage(productApi, 'api/articles', articleSchema, {
    searchParams,
    ...(signal && { signal }),
  });
}

/** One article. The call is one of our own: a server without it is asked for its list. */
export function getArticle(articleId: Id, signal?: AbortSignal): Promise<ArticleDetail> {
  const path = `api/articles/${encodeURIComponent(articleId)}`;
  const asked = callForValue(productApi, 'get', path, articleDetailSchema, { ...(signal && { signal }) });
  return oneOrListed(asked, () => listedArticle(articleId, signal));
}

/** The articles with exactly this name: a name need not be unique. */
export function getArticlesByName(name: string, signal?: AbortSignal): Promise<Article[]> {
  return callForList(productApi, 'get', 'api/articles/name', articleSchema, {
    searchParams: { name },
    ...(signal && { signal }),
  });
}
