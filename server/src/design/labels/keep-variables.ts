import type { LabelTemplate, LabelVariable } from 'label-core';

/**
 * A new template with the rules people gave its variables before: a variable of the same name and type keeps how it is
 * filled in. What is new comes as the file says, what is gone is gone.
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
