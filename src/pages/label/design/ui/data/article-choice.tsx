import type { LabelTemplate } from 'label-core';
import { articleSearchScope, ArticleSearchInput } from '@/entities/article';
import { articleValues, type LabelValues } from '@/entities/label';
import type { Id } from '@/shared/api';
import type { DataRow } from '../../model/use-shown-values';
import { texts } from '../i18n';

const EVERYWHERE = articleSearchScope('all', []);

interface ArticleChoiceProps {
  template: LabelTemplate;
  labelId: Id | undefined;
  samples: LabelValues;
  onShow: (row: DataRow) => void;
}

/** Search for an article that the label is shown with. */
export function ArticleChoice({ template, labelId, samples, onShow }: ArticleChoiceProps) {
  return (
    <ArticleSearchInput
      label={texts.data.article}
      scope={EVERYWHERE}
      onPick={(article) =>
        onShow({
          key: `article ${article.id}`,
          name: article.name,
          values: { ...samples, ...articleValues(article, template, labelId) },
        })
      }
    />
  );
}
