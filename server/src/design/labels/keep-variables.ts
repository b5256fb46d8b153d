import {
  inLowestVersion,
  LabelTemplateError,
  parseLabelTemplate,
  type LabelTemplate,
  type LabelVariable,
} from 'label-core';
import { z } from 'zod';
import { entered } from './resolve-values.ts';

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
 * variables are taken from the file, removed ones are dropped. Computed variables are computed as the file says, or, where it
 * says nothing, as before; not where that needs variables that are gone.
 */
export function keepVariables(next: LabelTemplate, before: LabelTemplate): LabelTemplate {
  const known = new Map(before.variables.map((variable) => [variable.name, variable]));
  const withSources = (sourceOf: (variable: LabelVariable, kept: LabelVariable) => LabelVariable['source']) =>
    inLowestVersion({
      ...next,
      variables: next.variables.map((variable) => {
        const kept = known.get(variable.name);
        if (kept?.type !== variable.type) return variable;
        const source = sourceOf(variable, kept);
        return { ...entered(kept), ...(source && { source }) };
      }),
    });
  const asBefore = withSources((variable, kept) => variable.source ?? kept.source);
  return isUsable(asBefore) ? asBefore : withSources((variable) => variable.source);
}

function isUsable(template: LabelTemplate): boolean {
  try {
    parseLabelTemplate(template);
    return true;
  } catch (error) {
    if (error instanceof LabelTemplateError) return false;
    throw error;
  }
}
