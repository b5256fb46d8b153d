import type { LabelVariable } from 'label-core';
import type { Problem } from '../../../foundation/http/http-error.ts';
import { sentences } from '../../sentences/index.ts';
import { ownValue, type ArticleFacts, type ResolvedValues } from '../../../design/labels/resolve-values.ts';

interface Carried {
  /** The variables of the version that is to be printed now. */
  readonly variables: readonly LabelVariable[];
  /** What was printed then. */
  readonly printed: Readonly<Record<string, string>>;
  readonly article: ArticleFacts | undefined;
}

/**
 * The values of an earlier print on another version of its label. A variable that is new takes its own value; a value
 * that has no place on the label any more is a problem, because leaving it out would print another label than was asked
 * for. Whether the values fit, the label's layout says.
 */
export function carryValues({ variables, printed, article }: Carried): ResolvedValues {
  const names = new Set(variables.map(({ name }) => name));
  const problems: Problem[] = Object.entries(printed)
    .filter(([name, value]) => !names.has(name) && value !== '')
    .map(([name]) => ({
      variable: name,
      ...sentences.reprint.noVariable({ variable: name }),
    }));
  const values = variables.map(
    (variable) => [variable.name, printed[variable.name] ?? ownValue(variable, article)] as const,
  );
  return { values: Object.fromEntries(values), problems };
}
