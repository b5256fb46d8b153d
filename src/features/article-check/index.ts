export { ArticlesPanel } from './ui/articles-panel';
