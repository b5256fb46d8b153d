export { buildArticle } from './testing/article-builder';
export { articleHandlers } from './testing/article-handlers';
