import { Alert, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import type { LabelTemplate } from 'label-core';
import { useId } from 'react';
import type { Id } from '@/shared/api';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { StaleNotice } from '@/shared/ui/stale-notice';
import { carryingArticlesQuery } from '../api/carrying-articles-queries';
import type { ShownArticle } from '../model/shown-article';
import classes from './articles.module.css';
import { CheckedArticles } from './checked-articles';
import { texts } from '../i18n';

interface ArticlesPanelProps {
  /** Label on the server; undefined for a new one. */
  labelId: Id | undefined;
  template: LabelTemplate;
  /** The label was edited since: it is not checked any more, and the edited one comes next. */
  isEdited?: boolean;
  /** Dots per inch of the printer. */
  dpi: number;
  /** Called to draw the label with an article. */
  onShow: (row: ShownArticle) => void;
}

/** Whether each article that carries the label fits the template that is being edited, and where it does not. */
export function ArticlesPanel({ labelId, ...checked }: ArticlesPanelProps) {
  const titleId = useId();
  return (
    <section className={classes['panel']} aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.title}</h2>
      {labelId === undefined ? (
        <p className={classes['hint']}>{texts.newLabel}</p>
      ) : (
        <ReadArticles labelId={labelId} {...checked} />
      )}
    </section>
  );
}

function ReadArticles({ labelId, ...checked }: ArticlesPanelProps) {
  const query = useQuery(carryingArticlesQuery(labelId));
  if (query.data) {
    if (query.data.articles.length === 0) return <EmptyState>{texts.none}</EmptyState>;
    return (
      <>
        <StaleNotice query={query} />
        <CheckedArticles carrying={query.data} {...checked} />
      </>
    );
  }
  if (query.error)
    return <ErrorPanel error={query.error} title={texts.notRead} onRetry={() => void query.refetch()} />;
  if (query.isPaused)
    return (
      <Alert color="yellow" role="status" icon={<CloudOff size={18} aria-hidden />}>
        {texts.offline}
      </Alert>
    );
  return (
    <div role="status" aria-label={texts.reading}>
      <Skeleton height={24} mb={8} />
      <Skeleton height={44} mb={8} />
      <Skeleton height={44} />
    </div>
  );
}
