export { PrintArticleNamePage } from './ui/print-article-name-page';
