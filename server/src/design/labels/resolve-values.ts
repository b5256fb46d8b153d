import { articleFact, variableLabel, type ArticleFacts as Facts, type LabelVariable } from 'label-core';
import type { ArticleDatum } from '../../foundation/values/article-datum.ts';
import type { Problem } from '../../foundation/http/http-error.ts';
import { sentences } from '../sentences/index.ts';

/** Values that an article contributes to a label. */
export interface ArticleFacts extends Facts {
  readonly data: readonly ArticleDatum[];
}

/**
 * Returns the value before any change: the article's own datum, else the well-known value of the article, else the
 * template's default. What is computed otherwise than from the article has none before it is printed.
 */
export function ownValue(variable: LabelVariable, article: ArticleFacts | undefined): string {
  const { source, name } = variable;
  if (source && source.kind !== 'article') return '';
  const known = article && articleField(article, source?.field ?? name);
  const value = known ?? variable.defaultValue ?? '';
  return variable.type === 'toggle' && value === '' ? 'false' : value;
}

/** Returns a field of an article: one of its data by key, else what every article says of itself. */
export const articleField = (article: ArticleFacts, field: string): string | undefined =>
  article.data.find(({ key }) => key === field)?.data ?? articleFact(field, article);

/**
 * Returns whether the person who prints may fill in the variable. This is so unless it is computed or the template says
 * otherwise, and for a fixed variable that has no value of its own and gets none from an article: it would always be
 * empty.
 */
export const isEditable = (variable: LabelVariable, article: ArticleFacts | undefined) =>
  variable.source === undefined &&
  ((variable.editable ?? true) || (!article && (variable.defaultValue ?? '') === ''));

/** Returns a variable as one whose value is given, also if it is computed otherwise. */
export function entered(variable: LabelVariable): LabelVariable {
  const { source: _source, ...given } = variable;
  return given;
}

export interface ResolvedValues {
  readonly values: Readonly<Record<string, string>>;
  /** Changes that were not accepted; whether the values themselves are valid is checked by the label's layout. */
  readonly problems: readonly Problem[];
}

interface ResolveRequest {
  readonly variables: readonly LabelVariable[];
  readonly article?: ArticleFacts | undefined;
  readonly changes: Readonly<Record<string, string>>;
}

/**
 * Returns the values a label is printed with: each variable's own value, replaced by the change if the variable is
 * editable. A change that repeats the own value of a fixed variable is ignored; any other change of one is a problem.
 */
export function resolveValues({ variables, article, changes }: ResolveRequest): ResolvedValues {
  const problems: Problem[] = [];
  const entries = variables.map((variable) => {
    const own = ownValue(variable, article);
    const change = Object.hasOwn(changes, variable.name) ? changes[variable.name] : undefined;
    if (change === undefined || change === own) return [variable.name, own] as const;
    if (isEditable(variable, article)) return [variable.name, change] as const;
    problems.push({
      variable: variable.name,
      ...sentences.label.variableFixed({ variable: variableLabel(variable) }),
    });
    return [variable.name, own] as const;
  });
  const names = new Set(variables.map(({ name }) => name));
  for (const name of Object.keys(changes)) {
    if (!names.has(name))
      problems.push({ variable: name, ...sentences.label.noVariable({ variable: name }) });
  }
  return { values: Object.fromEntries(entries), problems };
}
