export { LabelArticlesPage } from './ui/label-articles-page';
