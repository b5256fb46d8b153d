import { templateLimits } from '../template/template-limits.ts';
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

/** Elements that were found valid. They are never changed, and those of a paste are asked about several times. */
const validElements = new WeakSet<object>();

/** Returns whether each of these is an element of a template, without a look at their variables. */
export const areElements = (input: unknown): input is LabelElement[] =>
  Array.isArray(input) && input.every(isElement);

function isElement(input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false;
  if (validElements.has(input)) return true;
  const isValid = elementSchema.safeParse(input).success;
  if (isValid) validElements.add(input);
  return isValid;
}

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
export function areUsable(elements: readonly LabelElement[], variables: readonly LabelVariable[]): boolean {
  // Its elements are left out: most of them are known to be valid.
  const read = labelTemplateSchema.safeParse({
    format: 'platen-label',
    version: newestVersion,
    name: 'elements',
    widthMm: 1,
    heightMm: 1,
    variables,
    elements: [],
  });
  if (!read.success || elements.length > templateLimits.elements || !areElements(elements)) return false;
  return checkTemplateRules({ ...read.data, elements: [...elements] }).length === 0;
}
