import type { LabelTemplate, LabelVariable } from 'label-core';

/**
 * Returns a new template in which a variable of the same name and type keeps the rules people gave it before. New
 * variables are taken from the file, removed ones are dropped.
 */
export function keepVariables(next: LabelTemplate, before: LabelTemplate): LabelTemplate {
  const known = new Map(before.variables.map((variable) => [variable.name, variable]));
  return {
    ...next,
    variables: next.variables.map((variable) => {
      const kept: LabelVariable | undefined = known.get(variable.name);
      return kept?.type === variable.type ? kept : variable;
    }),
  };
}
