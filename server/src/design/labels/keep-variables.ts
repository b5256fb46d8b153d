import type { LabelTemplate, LabelVariable } from 'label-core';
import { z } from 'zod';

/**
 * Part of a form with a label's file: whether the rules of its variables are those people gave them before (`keep`), or
 * those of the file, as a designer sends it.
 */
export const variablesInput = z.enum(['keep', 'file']).default('keep');
export type VariablesOf = z.output<typeof variablesInput>;

/** Returns a function that makes the next template out of the newest one, with the rules of its variables from there or from the file. */
export const nextTemplate =
  (template: LabelTemplate, variables: VariablesOf) =>
  (newest: LabelTemplate): LabelTemplate =>
    variables === 'file' ? template : keepVariables(template, newest);

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
