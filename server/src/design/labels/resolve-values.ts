import { variableLabel, type LabelVariable } from 'label-core';
import type { ArticleDatum } from '../../foundation/values/article-datum.ts';
import type { Problem } from '../../foundation/http/http-error.ts';
import { sentences } from '../sentences/index.ts';

/** What an article contributes to a label. */
export interface ArticleFacts {
  readonly name: string;
  readonly externalIdentifier: string;
  readonly data: readonly ArticleDatum[];
}

type WellKnown = (article: ArticleFacts) => string;
const nameOf: WellKnown = ({ name }) => name;
const identifierOf: WellKnown = ({ externalIdentifier }) => externalIdentifier;

/** Variables that every article fills by itself, by their name in lower case. */
const wellKnown: ReadonlyMap<string, WellKnown> = new Map([
  ['name', nameOf],
  ['articlename', nameOf],
  ['ean', identifierOf],
  ['gtin', identifierOf],
  ['externalidentifier', identifierOf],
]);

/** The value before anybody changes it: the article's own datum, then what every article knows, then the template's default. */
export function ownValue(variable: LabelVariable, article: ArticleFacts | undefined): string {
  const datum = article?.data.find(({ key }) => key === variable.name)?.data;
  const known = article && wellKnown.get(variable.name.toLowerCase())?.(article);
  const value = datum ?? known ?? variable.defaultValue ?? '';
  return variable.type === 'toggle' && value === '' ? 'false' : value;
}

/**
 * Whether whoever prints may fill it in. A template that says nothing leaves it to them; so does a fixed variable
 * without a value of its own where no article brings one: it would be empty for good.
 */
export const isEditable = (variable: LabelVariable, article: ArticleFacts | undefined) =>
  (variable.editable ?? true) || (!article && (variable.defaultValue ?? '') === '');

export interface ResolvedValues {
  readonly values: Readonly<Record<string, string>>;
  /** Changes that were not accepted; what the values themselves may be, the label's layout says. */
  readonly problems: readonly Problem[];
}

interface ResolveRequest {
  readonly variables: readonly LabelVariable[];
  readonly article?: ArticleFacts | undefined;
  readonly changes: Readonly<Record<string, string>>;
}

/**
 * The values a label is printed with: each variable's own value, replaced by the change where the variable is editable.
 * A change that repeats the own value of a fixed variable is no change; every other one of it is a problem.
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
