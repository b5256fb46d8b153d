export { ArticlesPage } from './ui/articles-page';
