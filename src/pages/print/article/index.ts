export { PrintArticlePage } from './ui/print-article-page';
