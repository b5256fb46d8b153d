import * as z from 'zod/mini';
import { templateLimits } from '../template/template-limits.ts';
import {
  elementSchema,
  variableSchema,
  type LabelElement,
  type LabelTemplate,
  type LabelVariable,
} from '../template/template-schema.ts';
import { neededVariables } from './edits/variable-uses.ts';
import { areUsable } from './usable-template.ts';

/** Elements that were copied, back first, with the variables that they need, see `neededVariables`. */
export interface CopiedElements {
  readonly elements: readonly LabelElement[];
  readonly variables: readonly LabelVariable[];
}

const clipboardSchema = z.strictObject({
  format: z.literal('platen-elements'),
  version: z.literal(1),
  elements: z.array(elementSchema).check(z.minLength(1), z.maxLength(templateLimits.elements)),
  variables: z.array(variableSchema).check(z.maxLength(templateLimits.variables)),
});

/** Longest text that is read: all pictures and outlines of a full template, and as much again for the rest. */
const mostCharacters = 2 * (templateLimits.imagesCharacters + templateLimits.pathsCharacters);

/** Returns elements with their variables, to be pasted into this or another label. Unknown ids are left out. */
export function copiedElements(template: LabelTemplate, ids: readonly string[]): CopiedElements {
  const wanted = new Set(ids);
  const elements = template.elements.filter(({ id }) => wanted.has(id));
  return { elements, variables: neededVariables(elements, template.variables) };
}

/** Returns copied elements as text for the clipboard: JSON of the format `platen-elements`, version 1. */
export const writeElements = ({ elements, variables }: CopiedElements): string =>
  JSON.stringify({ format: 'platen-elements', version: 1, elements, variables });

/** Reads elements from the clipboard. Returns undefined for any other text, and for elements that no label can have. */
export function readElements(text: string): CopiedElements | undefined {
  const read = text.length > mostCharacters ? undefined : clipboardSchema.safeParse(decoded(text));
  if (read?.success !== true) return undefined;
  const { elements, variables } = read.data;
  return areUsable(elements, variables) ? { elements, variables } : undefined;
}

function decoded(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
