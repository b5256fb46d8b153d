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

/** Filter of a list of articles. */
export interface ArticleFilter {
  searchQuery?: string;
  groupIds?: readonly string[];
  /** Only articles with this label. Not part of the specification: another server may ignore it. */
  labelId?: Id;
  /** `name`, `identifier` or `changed`, prefixed with a minus for descending order; not part of the specification. */
  sort?: string;
  /** Rows to return; by default the page size of the specification. */
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

/** Returns one article. The call is not part of the specification: with a server without it, the list is searched. */
export function getArticle(articleId: Id, signal?: AbortSignal): Promise<ArticleDetail> {
  const path = `api/articles/${encodeURIComponent(articleId)}`;
  const asked = callForValue(productApi, 'get', path, articleDetailSchema, { ...(signal && { signal }) });
  return oneOrListed(asked, () => listedArticle(articleId, signal));
}

/** Returns the articles with exactly this name; names need not be unique. */
export function getArticlesByName(name: string, signal?: AbortSignal): Promise<Article[]> {
  return callForList(productApi, 'get', 'api/articles/name', articleSchema, {
    searchParams: { name },
    ...(signal && { signal }),
  });
}
