import type { LabelVariable } from 'label-core';
import type { Problem } from '../../../foundation/http/http-error.ts';
import { sentences } from '../../sentences/index.ts';
import { ownValue, type ArticleFacts, type ResolvedValues } from '../../../design/labels/resolve-values.ts';

interface Carried {
  /** The variables of the version that is to be printed now. */
  readonly variables: readonly LabelVariable[];
  /** Values of the earlier print. */
  readonly printed: Readonly<Record<string, string>>;
  readonly article: ArticleFacts | undefined;
}

/**
 * Returns the values of an earlier print for another version of its label. A new variable gets its own value; a value
 * whose variable no longer exists is a problem, because without it another label would be printed than was requested.
 * Whether the values fit is checked by the label's layout.
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
