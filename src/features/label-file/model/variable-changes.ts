import type { ExtractedLabel } from '../api/extracted-label-schema';

interface Named {
  variableName: string;
}

/** Effect of a new file on the variables of a label, by name. */
export interface VariableChanges {
  added: readonly string[];
  removed: readonly string[];
  kept: readonly string[];
}

/** Compares the current variables with those of a file, before anything is replaced. */
export function variableChanges(
  before: readonly Named[],
  { variables }: Pick<ExtractedLabel, 'variables'>,
): VariableChanges {
  const had = new Set(before.map(({ variableName }) => variableName));
  const has = new Set(variables.map(({ variableName }) => variableName));
  return {
    added: [...has].filter((name) => !had.has(name)),
    removed: [...had].filter((name) => !has.has(name)),
    kept: [...has].filter((name) => had.has(name)),
  };
}
