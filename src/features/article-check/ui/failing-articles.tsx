import { useId, useState } from 'react';
import { ARTICLES_LISTED } from '../config/article-check';
import type { ArticleFinding } from '../model/article-check';
import type { CheckedArticle } from '../model/articles-to-check';
import { groupKey, problemGroups } from '../model/problem-groups';
import { ArticleProblems } from './article-problems';
import classes from './articles.module.css';
import { texts } from '../i18n';

interface FailingArticlesProps {
  articles: readonly CheckedArticle[];
  findings: readonly ArticleFinding[];
  onShow: (article: CheckedArticle) => void;
}

/** The articles that do not fit, with the reasons above: pressing a reason leaves only its articles. */
export function FailingArticles({ articles, findings, onShow }: FailingArticlesProps) {
  const titleId = useId();
  const [chosen, setChosen] = useState<string>();
  const groups = problemGroups(findings);
  // A reason may be gone after the next check.
  const reason = groups.some(({ key }) => key === chosen) ? chosen : undefined;
  const wanted =
    reason === undefined
      ? findings
      : findings.filter(({ problems }) => problems.some((problem) => groupKey(problem) === reason));
  const hidden = wanted.length - ARTICLES_LISTED;
  if (findings.length === 0) return null;
  return (
    <div className={classes['part']}>
      <h3 id={titleId}>{texts.failingTitle}</h3>
      <ul className={classes['reasons']} aria-label={texts.reasonsTitle}>
        {groups.map(({ key, code, name, articles: count }) => (
          <li key={key}>
            <button
              type="button"
              className={classes['reason']}
              aria-pressed={key === reason}
              onClick={() => setChosen(key === reason ? undefined : key)}
            >
              {texts.group({ count, reason: texts.reasons[code]({ name }) })}
            </button>
          </li>
        ))}
      </ul>
      <ul className={classes['rows']} aria-labelledby={titleId}>
        {wanted.slice(0, ARTICLES_LISTED).map(({ at, problems }) => {
          const article = articles[at];
          return article && <ArticleProblems key={at} {...{ article, problems, onShow }} />;
        })}
      </ul>
      {hidden > 0 && <p className={classes['hint']}>{texts.more({ count: hidden })}</p>}
    </div>
  );
}
