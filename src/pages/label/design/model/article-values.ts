import type { LabelTemplate } from 'label-core';
import { articleFact } from 'label-core/design';
import { isGtinKey } from 'label-core/gtin';
import type { Article } from '@/entities/article';
import { filledValues, templateVariables, type LabelValues } from '@/entities/label';
import type { Id } from '@/shared/api';

/**
 * Returns the values with which a label is shown for an article: those that the article has for this label, else those of
 * the same name that it has for others, else what every article fills, as the server does. Variables without
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
  const names = templateVariables(template).map(({ variableName }) => variableName);
  const facts = Object.fromEntries(
    names.map((name) => [name, (isGtinKey(name) && article.gtins[0]) || (articleFact(name, article) ?? '')]),
  );
  const carried = [...others, ...own].map(({ variables }) => filledValues(variables));
  const known: LabelValues = Object.assign({}, facts, ...carried);
  return {
    ...samples,
    ...Object.fromEntries(
      Object.entries(known).filter(([name, value]) => value !== '' && names.includes(name)),
    ),
  };
}
