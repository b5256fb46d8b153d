export { PrintLabelArticlePage } from './ui/print-label-article-page';
