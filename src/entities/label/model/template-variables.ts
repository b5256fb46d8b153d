import * as z from 'zod/mini';
import { lenient } from '@/shared/api';
import { labelVariableSchema, type LabelVariable } from '../api/label-variable-schema';

const templateSchema = z.object({
  variables: z.array(
    z.object({
      name: z.string(),
      type: lenient.text('default'),
      label: lenient.text(),
      required: lenient.flag(),
      editable: lenient.flag(true),
      propertySize: lenient.number(undefined),
      defaultValue: lenient.text(),
      source: z.optional(z.unknown()),
    }),
  ),
});

/** Template of another server: its variables in the form of the specification. */
const foreignSchema = z.object({ variables: z.array(labelVariableSchema) });

const TYPES = ['toggle', 'media-ref'] as const;

/**
 * Returns the variables of a template, from Platen or another server, in the form of fields and previews; none when it
 * cannot be read.
 */
export function templateVariables(template: unknown): LabelVariable[] {
  const read = templateSchema.safeParse(template);
  if (!read.success) return foreignSchema.safeParse(template).data?.variables ?? [];
  return read.data.variables.map(({ name, type, label, defaultValue, source, editable, ...rules }) => ({
    ...rules,
    // Nobody fills in what is computed.
    editable: editable && source === undefined,
    variableId: undefined,
    variableName: name,
    variableData: defaultValue,
    dataType: TYPES.find((known) => known === type) ?? 'default',
    displayName: label || name,
    ...(source !== undefined && { isComputed: true }),
  }));
}
