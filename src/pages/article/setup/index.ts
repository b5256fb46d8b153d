export { ArticlePage } from './ui/article-page';
