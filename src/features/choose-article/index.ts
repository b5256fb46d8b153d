export { ArticleChoice } from './ui/article-choice';
