import { Text } from '@mantine/core';
import { generatePath } from 'react-router';
import type { Article } from '@/entities/article';
import type { Id } from '@/shared/api';
import { paths } from '@/shared/routes';
import { RowLinks, RowName } from '@/shared/ui/data-table';
import { texts } from '../i18n';
import classes from './several-articles.module.css';

interface SeveralArticlesProps {
  name: string;
  labelId: Id;
  articles: readonly Article[];
}

/** Choice of the article, since a name need not be unique. */
export function SeveralArticles({ name, labelId, articles }: SeveralArticlesProps) {
  return (
    <RowLinks>
      <Text mb="md">{texts.several({ name })}</Text>
      <ul className={classes['articles']} aria-label={texts.articles}>
        {articles.map((article) => (
          <li key={article.id}>
            <RowName
              to={generatePath(paths.printLabelArticle, {
                labelId: String(labelId),
                articleId: String(article.id),
              })}
              name={article.name}
              detail={article.externalIdentifier || String(article.id)}
            />
          </li>
        ))}
      </ul>
    </RowLinks>
  );
}
