import type { LabelTemplate } from 'label-core';
import { useFirstExampleFacts } from '@/entities/label';
import { formatList } from '@/shared/i18n';
import { ApiError } from '@/shared/api';
import { ErrorPanel } from '@/shared/ui/error-panel';
import type { CarryingArticles } from '../api/carrying-articles-queries';
import type { CheckedArticle } from '../model/articles-to-check';
import type { ShownArticle } from '../model/shown-article';
import type { CheckFault } from '../model/check-messages';
import { useArticleCheck } from '../model/use-article-check';
import classes from './articles.module.css';
import { FailingArticles } from './failing-articles';
import { FitHeadline } from './fit-headline';
import { texts } from '../i18n';
import { WorstArticles } from './worst-articles';

interface CheckedArticlesProps {
  carrying: CarryingArticles;
  template: LabelTemplate;
  dpi: number;
  /** The template was edited since, and the edited one comes next. */
  isEdited?: boolean;
  onShow: (row: ShownArticle) => void;
}

/** Result of the check of all articles, and how far the next one is. */
export function CheckedArticles({ carrying, onShow, ...checkedWith }: CheckedArticlesProps) {
  const { articles, total } = carrying;
  const facts = useFirstExampleFacts(checkedWith.template);
  const check = useArticleCheck({ carrying: articles, ...checkedWith, facts });
  const { shown, checked, isChecking, fault, retry } = check;
  const show = ({ id, name, values }: CheckedArticle) => onShow({ key: `article ${id}`, name, values });
  return (
    <>
      <FitHeadline check={shown} isChecking={isChecking} checked={checked} total={articles.length} />
      {fault && <ErrorPanel error={errorOf(fault)} onRetry={retry} />}
      {articles.length < total && (
        <p className={classes['hint']}>{texts.onlyFirst({ checked: articles.length, total })}</p>
      )}
      {shown && shown.sampled.length > 0 && (
        <p className={classes['hint']}>{texts.sampled({ variables: formatList(shown.sampled) })}</p>
      )}
      {shown && (
        <>
          <WorstArticles articles={shown.articles} sizes={shown.result.worst} onShow={show} />
          <FailingArticles articles={shown.articles} findings={shown.result.findings} onShow={show} />
        </>
      )}
    </>
  );
}

const errorOf = (fault: CheckFault) =>
  fault === 'not-loaded'
    ? new ApiError(texts.notLoaded, { kind: 'network' })
    : new ApiError(texts.notChecked, { kind: 'unreadable' });
