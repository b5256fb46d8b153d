import { articleFact } from 'label-core/design';
import { isGtinKey } from 'label-core/gtin';
import type { LabelVariable } from '../api/label-variable-schema';
import { filledValues, type LabelValues } from './label-values';
import { templateVariables } from './template-variables';

/** What an article has for its labels: the parts of an article that lists send. */
export interface LabelledArticle {
  readonly name: string;
  readonly externalIdentifier: string;
  readonly gtins: readonly string[];
  readonly labels: readonly {
    readonly labelId: number | string;
    readonly variables: readonly LabelVariable[];
  }[];
}

/**
 * Returns the values that an article has for a template, without empty ones: those for this label, else those of the same
 * name for others, else what every article fills, as the server does. What the article has for this label it does not
 * fill, even if it is empty.
 * @param labelId the label on the server; undefined for one that is not there yet
 */
export function articleValues(
  article: LabelledArticle,
  template: unknown,
  labelId: number | string | undefined,
): LabelValues {
  const own = article.labels.filter((label) => label.labelId === labelId);
  const others = article.labels.filter((label) => label.labelId !== labelId);
  const decided = new Set(own.flatMap(({ variables }) => variables.map(({ variableName }) => variableName)));
  const names = templateVariables(template).map(({ variableName }) => variableName);
  const factOf = (name: string) =>
    (isGtinKey(name) ? article.gtins[0] : undefined) ?? articleFact(name, article);
  const facts = names.flatMap((name) => (decided.has(name) ? [] : [[name, factOf(name) ?? ''] as const]));
  const carried = [...others, ...own].map(({ variables }) => filledValues(variables));
  const known: LabelValues = Object.assign({}, Object.fromEntries(facts), ...carried);
  return Object.fromEntries(
    Object.entries(known).filter(([name, value]) => value !== '' && names.includes(name)),
  );
}
