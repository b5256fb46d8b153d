import { useId } from 'react';
import type { ReachedSize } from '../model/article-check';
import type { CheckedArticle } from '../model/articles-to-check';
import classes from './articles.module.css';
import { texts } from '../i18n';

interface WorstArticlesProps {
  articles: readonly CheckedArticle[];
  sizes: readonly ReachedSize[];
  onShow: (article: CheckedArticle) => void;
}

/** The article of each text that makes it smallest: a text that is right for this one is right for all. */
export function WorstArticles({ articles, sizes, onShow }: WorstArticlesProps) {
  const titleId = useId();
  if (sizes.length === 0) return null;
  return (
    <div className={classes['part']}>
      <h3 id={titleId}>{texts.worstTitle}</h3>
      <ul className={classes['rows']} aria-labelledby={titleId}>
        {sizes.map(({ elementId: element, at, sizePt: size, isWhole }) => {
          const article = articles[at];
          return (
            article && (
              <li key={element}>
                <button type="button" className={classes['row']} onClick={() => onShow(article)}>
                  <strong>
                    {isWhole ? texts.worst({ element, size }) : texts.worstCut({ element, size })}
                  </strong>
                  <span className={classes['problem']} dir="auto">
                    {article.name}
                  </span>
                </button>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
