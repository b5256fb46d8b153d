import type { LabelVariable } from './template-schema.ts';

/** What people call a variable, on its field and wherever something is said of it: its label, else its name. */
export function variableLabel({ label, name }: Pick<LabelVariable, 'label' | 'name'>): string {
  return label ?? name;
}

/** Name -> label of every variable. */
export function variableLabels(variables: readonly LabelVariable[]): ReadonlyMap<string, string> {
  return new Map(variables.map((variable) => [variable.name, variableLabel(variable)]));
}
