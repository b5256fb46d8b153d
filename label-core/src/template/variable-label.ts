import type { LabelVariable } from './template-schema.ts';

/** Returns the name of a variable for people, on its field and in messages: its label, else its name. */
export function variableLabel({ label, name }: Pick<LabelVariable, 'label' | 'name'>): string {
  return label ?? name;
}

/** Returns the labels of all variables by name. */
export function variableLabels(variables: readonly LabelVariable[]): ReadonlyMap<string, string> {
  return new Map(variables.map((variable) => [variable.name, variableLabel(variable)]));
}
