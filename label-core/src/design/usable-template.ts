import * as z from 'zod/mini';
import { checkTemplateRules } from '../template/template-rules.ts';
import { newestVersion } from '../template/template-version.ts';
import {
  elementSchema,
  labelTemplateSchema,
  variableSchema,
  type LabelElement,
  type LabelTemplate,
  type LabelVariable,
} from '../template/template-schema.ts';

const elementsSchema = z.array(elementSchema);

/** Returns whether each of these is an element of a template, without a look at their variables. */
export const areElements = (input: unknown): input is LabelElement[] =>
  elementsSchema.safeParse(input).success;

/** Returns whether this is a variable of a template, without a look at those that its source names. */
export function isVariable(input: LabelVariable): boolean {
  const read = variableSchema.safeParse(input);
  if (!read.success) return false;
  const { source: _, ...own } = read.data;
  return areUsable([], [own]);
}

/** Returns whether something is a valid template. */
export function isTemplate(input: unknown): input is LabelTemplate {
  const read = labelTemplateSchema.safeParse(input);
  return read.success && checkTemplateRules(read.data).length === 0;
}

/** Returns whether a template with these elements and variables alone would be valid. */
export const areUsable = (elements: readonly LabelElement[], variables: readonly LabelVariable[]): boolean =>
  isTemplate({
    format: 'platen-label',
    version: newestVersion,
    name: 'elements',
    widthMm: 1,
    heightMm: 1,
    variables,
    elements,
  });
