export { articleQueries } from './api/article-queries';
export type { ArticleFilter, ArticlePage } from './api/article-requests';
export type { Article, ArticleLabel } from './api/article-schema';
/** @public Quick print and the article screens of the specification create articles. */
export { createArticleMutation, type ArticleDatum, type NewArticle } from './api/create-article-mutation';
export { articleSearchScope, type ArticleMode, type ArticleSearchScope } from './model/article-search-scope';
export { ArticleSearchInput, type ArticleSearchHandle } from './ui/article-search-input';
