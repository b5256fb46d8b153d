import { Button } from '@mantine/core';
import { generatePath, Link } from 'react-router';
import type { Article } from '@/entities/article';
import { paths } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { texts } from '../i18n';
import classes from './not-linked.module.css';

interface NotLinkedProps {
  article: Article;
  labelId: string;
  /** Connector of the article; null for an article of the organisation. */
  connectorId: string | null;
}

/** Notice that the article does not have the requested label: its values do not apply to it. */
export function NotLinked({ article, labelId, connectorId }: NotLinkedProps) {
  return (
    <EmptyState
      action={
        <div className={classes['actions']}>
          <Button
            component={Link}
            to={generatePath(paths.printArticle, { id: String(article.id), connectorId })}
            size="md"
            h={44}
          >
            {texts.ownLabels}
          </Button>
          <Button
            component={Link}
            to={generatePath(paths.printLabelArticles, { labelId })}
            variant="default"
            size="md"
            h={44}
          >
            {texts.otherArticle}
          </Button>
        </div>
      }
    >
      {texts.notLinked({ article: article.name })}
    </EmptyState>
  );
}
