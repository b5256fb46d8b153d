export { PrintArticlesPage } from './ui/print-articles-page';
