import { articleFact } from 'label-core/design';
import { isGtinKey } from 'label-core/gtin';
import type { LabelVariable } from '../api/label-variable-schema';
import { filledValues, type LabelValues } from './label-values';
import { templateParts } from './template-parts';
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
  const fieldOf = articleFields(template);
  const names = templateVariables(template)
    .map(({ variableName }) => variableName)
    .filter((name) => fieldOf(name) !== undefined);
  const factOf = (name: string) => {
    const field = fieldOf(name) ?? name;
    return (isGtinKey(field) ? article.gtins[0] : undefined) ?? articleFact(field, article);
  };
  const facts = names.flatMap((name) => (decided.has(name) ? [] : [[name, factOf(name) ?? ''] as const]));
  const carried = [...others, ...own].map(({ variables }) => filledValues(variables));
  const known: LabelValues = Object.assign({}, Object.fromEntries(facts), ...carried);
  return Object.fromEntries(
    Object.entries(known).filter(([name, value]) => value !== '' && names.includes(name)),
  );
}

/** All values of an article, by key, with what every article says of itself. */
export interface ArticleData extends Pick<LabelledArticle, 'name' | 'externalIdentifier'> {
  readonly articleData: readonly { readonly key: string; readonly data: string }[];
}

/**
 * Returns the values that an article has for a template, without empty ones, by all its data: also for a label that is not
 * published yet, and for variables that are new in a design. It is what the server prints.
 */
export function articleDataValues(article: ArticleData, template: unknown): LabelValues {
  const data = new Map(article.articleData.map(({ key, data: text }) => [key, text]));
  const fieldOf = articleFields(template);
  const variables = templateVariables(template).map((variable) => {
    const field = fieldOf(variable.variableName);
    const known = field === undefined ? undefined : (data.get(field) ?? articleFact(field, article));
    return { ...variable, variableData: known ?? '' };
  });
  const given = variables.filter(({ variableData }) => variableData !== '');
  return filledValues(given);
}

/** Returns which field of an article fills a variable, by its name; undefined for one that is computed otherwise. */
function articleFields(template: unknown): (name: string) => string | undefined {
  const variables = templateParts(template)?.variables ?? [];
  const sources = new Map(variables.map(({ name, source }) => [name, source]));
  return (name) => {
    const source = sources.get(name);
    return source ? source.field : name;
  };
}
