import { Button, CloseButton } from '@mantine/core';
import { Check } from 'lucide-react';
import { texts } from '../i18n';
import type { CardArticle } from '../model/card-state';
import classes from './chosen-article.module.css';

interface ChosenArticleProps {
  article: CardArticle | undefined;
  predefined: CardArticle | undefined;
  onUse: (article: CardArticle) => void;
  onClear: () => void;
}

/** Shows the chosen article, and the predefined one while it is not chosen. */
export function ChosenArticle({ article, predefined, onUse, onClear }: ChosenArticleProps) {
  return (
    <>
      {predefined && predefined.id !== article?.id && (
        <div className={classes['line']}>
          <ArticleName caption={texts.predefined} article={predefined} />
          <Button variant="default" h={44} className={classes['action']} onClick={() => onUse(predefined)}>
            {texts.takePredefined}
          </Button>
        </div>
      )}
      {article && (
        <div className={classes['line']} data-chosen>
          <Check size={20} aria-hidden />
          <ArticleName caption={texts.selected} article={article} />
          <CloseButton size={44} aria-label={texts.clearArticle} onClick={onClear} />
        </div>
      )}
    </>
  );
}

function ArticleName({ caption, article }: { caption: string; article: CardArticle }) {
  return (
    <div className={classes['words']}>
      <small className={classes['quiet']}>{caption}</small>
      <strong className={classes['name']}>{article.name}</strong>
      {article.externalIdentifier !== '' && (
        <span className={classes['identifier']} dir="ltr">
          {article.externalIdentifier}
        </span>
      )}
    </div>
  );
}
