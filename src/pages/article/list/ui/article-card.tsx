import type { Article } from '@/entities/article';
import { RowName } from '@/shared/ui/data-table';
import { articlePath, groupOf, type GroupNames } from './article-columns';
import classes from './articles.module.css';

/** An article on a phone. */
export function ArticleCard({ article, groups }: { article: Article; groups: GroupNames }) {
  const labels = article.labels.map(({ name }) => name).join(', ');
  return (
    <div className={classes['card']}>
      <RowName to={articlePath(article)} name={article.name} detail={article.externalIdentifier} />
      <span className={classes['quiet']}>
        {[groupOf(article, groups), labels].filter((part) => part !== '').join(' · ')}
      </span>
    </div>
  );
}
