export { connectorArticleQueries } from './api/connector-article-queries';
export { articleQueries } from './api/article-queries';
export type { ArticleFilter, ArticlePage } from './api/article-requests';
export {
  articleSettingsSchema,
  type Article,
  type ArticleDetail,
  type ArticleLabel,
} from './api/article-schema';
export {
  createArticle,
  createArticleMutation,
  type ArticleDatum,
  type NewArticle,
} from './api/create-article-mutation';
export { articleSearchScope, type ArticleMode, type ArticleSearchScope } from './model/article-search-scope';
export { nothingFoundIn } from './model/nothing-found';
export { ARTICLE_LIMITS, EXTRA_SIZE } from './config/limits';
export { identifierHint, type IdentifierHint } from './model/identifier-hint';
export { findArticle, findConnectorArticle } from './model/find-article';
export { ArticleSearchInput, type ArticleSearchHandle } from './ui/article-search-input';
