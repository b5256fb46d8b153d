import type { LabelTemplate } from 'label-core';
import type { Article } from '@/entities/article';
import { filledValues, templateVariables, type LabelValues } from '@/entities/label';
import type { Id } from '@/shared/api';
import { texts } from '../i18n';

/**
 * Returns the values with which a label is shown for an article: those that the article has for this label, else those of
 * the same name that it has for others, else its name, number and code where variables are named so. Variables without
 * any of these keep the sample.
 */
export function articleValues(
  article: Article,
  template: LabelTemplate,
  labelId: Id | undefined,
  samples: LabelValues,
): LabelValues {
  const own = article.labels.filter((label) => label.labelId === labelId);
  const others = article.labels.filter((label) => label.labelId !== labelId);
  const { pieceNames } = texts;
  const facts = {
    [pieceNames.name]: article.name,
    [pieceNames.number]: article.externalIdentifier,
    [pieceNames.code]: article.gtins[0] ?? '',
  };
  const carried = [...others, ...own].map(({ variables }) => filledValues(variables));
  const known: LabelValues = Object.assign({}, facts, ...carried);
  const names = templateVariables(template).map(({ variableName }) => variableName);
  return {
    ...samples,
    ...Object.fromEntries(
      Object.entries(known).filter(([name, value]) => value !== '' && names.includes(name)),
    ),
  };
}
