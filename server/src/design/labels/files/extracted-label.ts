import type { LabelTemplate } from 'label-core';
import type { LabelFile } from 'label-core/file';
import type { Sentence } from 'label-core/sentence';
import { z } from 'zod';

/** Result of reading an uploaded file, for the screen that adds the label. */
export const extractedLabelSchema = z.strictObject({
  format: z.enum(['platen', 'svg', 'zpl']),
  name: z.string(),
  widthMm: z.number(),
  heightMm: z.number(),
  variables: z.array(
    z.strictObject({
      variableName: z.string(),
      type: z.enum(['default', 'media-ref', 'toggle']),
      defaultValue: z.string().optional(),
      propertySize: z.int().optional(),
      required: z.boolean(),
    }),
  ),
  template: z.custom<LabelTemplate>(),
  /** True for an SVG in pixels, which gives no real size: another one may be chosen. Left out otherwise. */
  sizeGuessed: z.literal(true).optional(),
  /** Notes on what was read differently from the file. */
  notes: z.array(
    z.strictObject({ code: z.string(), args: z.custom<Sentence['args']>(), message: z.string() }),
  ),
});
export type ExtractedLabel = z.infer<typeof extractedLabelSchema>;

export function toExtractedLabel({ format, template, notes, isSizeGuessed }: LabelFile): ExtractedLabel {
  const { name, widthMm, heightMm, variables } = template;
  return {
    format,
    name,
    widthMm,
    heightMm,
    variables: variables.map(
      ({ name: variableName, type, defaultValue, propertySize, required = false }) => ({
        variableName,
        type,
        ...(defaultValue === undefined ? {} : { defaultValue }),
        ...(propertySize === undefined ? {} : { propertySize }),
        required,
      }),
    ),
    template,
    ...(isSizeGuessed ? { sizeGuessed: true } : {}),
    notes: [...notes],
  };
}
