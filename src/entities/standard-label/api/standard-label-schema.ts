import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** Input kinds of a parameter; an unknown kind is entered as text. */
const PARAMETER_TYPES = ['text', 'lines', 'choice', 'toggle', 'media-ref', 'sscc'] as const;
export type ParameterType = (typeof PARAMETER_TYPES)[number];

const parameterType = z.pipe(
  lenient.text('text'),
  z.transform((value): ParameterType => PARAMETER_TYPES.find((type) => type === value) ?? 'text'),
);

/** Value that an organisation sets once for all labels made from a template. */
const parameterSchema = z.object({
  name: z.string(),
  label: lenient.text(),
  type: parameterType,
  defaultValue: lenient.text(),
  /** Max. characters of the value. */
  size: lenient.number(undefined),
  isRequired: lenient.flag(),
  options: lenient.list(z.string()),
  /** Variable that a counter fills; "" for other parameters. */
  fills: lenient.text(),
});
export type TemplateParameter = z.infer<typeof parameterSchema>;

/** Values by name; sent as a list, so that no name collides with a field of the answer. */
const namedValues = z.pipe(
  lenient.list(z.object({ name: z.string(), value: lenient.text() })),
  z.transform((list): Record<string, string> =>
    Object.fromEntries(list.map(({ name, value }) => [name, value])),
  ),
);

/** Template to create labels from (GET /api/labels/standardLabelTemplates). */
export const standardTemplateSchema = z.object({
  templateId: lenient.id(),
  name: lenient.text(),
  kind: lenient.text(),
  description: lenient.text(),
  widthMm: lenient.number(undefined),
  heightMm: lenient.number(undefined),
  parameters: lenient.list(parameterSchema),
  /** A value for each variable, for the preview. */
  sampleValues: namedValues,
  /** Platen JSON in which each parameter is a variable next to those of the print; another server may send none. */
  template: z.optional(z.unknown()),
});
export type StandardTemplate = z.infer<typeof standardTemplateSchema>;

/** Fields that the form of a standard label takes as they are. */
export const standardLabelSettingsSchema = z.object({ name: lenient.text() });
export type StandardLabelSettings = z.infer<typeof standardLabelSettingsSchema>;

/** Template as saved by the organisation (GET /api/labels/standardLabels). */
export const standardLabelSchema = z.extend(standardLabelSettingsSchema, {
  standardLabelId: lenient.id(),
  templateId: lenient.id(),
  parameters: namedValues,
  revision: lenient.number(undefined),
});
export type StandardLabel = z.infer<typeof standardLabelSchema>;
