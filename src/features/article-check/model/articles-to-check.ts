import type { LabelTemplate } from 'label-core';
import {
  articleDataValues,
  articleValues,
  sampleValues,
  templateParts,
  templateVariables,
  type LabelValues,
} from '@/entities/label';
import type { Id } from '@/shared/api';
import type { CarryingArticle } from '../api/carrying-articles-queries';

/** An article with the values that the label is laid out with. */
export interface CheckedArticle {
  readonly id: Id;
  readonly name: string;
  readonly values: LabelValues;
}

export interface ArticlesToCheck {
  readonly articles: readonly CheckedArticle[];
  /** Labels of the variables that no article has a value for: a sample takes its place. */
  readonly sampled: readonly string[];
}

/**
 * Returns the articles with the values of a template. An empty value is left out, so that the template's default is
 * used, as when printing. A text that no article has a value for is filled in when printing, such as a lot: it gets a
 * sample, or every article would lack it.
 */
export function articlesToCheck(
  template: LabelTemplate,
  carrying: readonly CarryingArticle[],
): ArticlesToCheck {
  const own = carrying.map((article) => ({
    id: article.id,
    name: article.name,
    values: valuesOf(article, template),
  }));
  const variables = templateVariables(template).filter(
    ({ variableName, variableData, dataType, editable }) =>
      dataType === 'default' &&
      editable &&
      variableData === '' &&
      own.every(({ values }) => values[variableName] === undefined),
  );
  const samples = sampleValues(templateParts(template), variables);
  return {
    articles: own.map((article) => ({ ...article, values: { ...samples, ...article.values } })),
    sampled: variables.map(({ displayName }) => displayName),
  };
}

const valuesOf = (article: CarryingArticle, template: LabelTemplate): LabelValues =>
  'articleData' in article
    ? articleDataValues(article, template)
    : articleValues(article, template, article.labelId);
