import type { LabelProblem } from 'label-core';
import { translated } from '@/shared/i18n';
import type { CheckedArticle } from '../model/articles-to-check';
import classes from './articles.module.css';
import { texts } from '../i18n';

interface ArticleProblemsProps {
  article: CheckedArticle;
  problems: readonly LabelProblem[];
  onShow: (article: CheckedArticle) => void;
}

/** Row of an article that does not fit: pressing it shows the article on the label. */
export function ArticleProblems({ article, problems, onShow }: ArticleProblemsProps) {
  const sentences = [...new Set(problems.map(inWords))];
  return (
    <li>
      <button type="button" className={classes['row']} onClick={() => onShow(article)}>
        <strong dir="auto">{article.name}</strong>
        {sentences.map((sentence) => (
          <span key={sentence} className={classes['problem']}>
            {sentence}
          </span>
        ))}
      </button>
    </li>
  );
}

const inWords = (problem: LabelProblem): string =>
  problem.elementId === undefined
    ? translated(problem)
    : texts.inPlace({ name: problem.elementId, problem: translated(problem) });
