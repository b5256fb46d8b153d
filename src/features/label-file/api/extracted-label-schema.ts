import { lenient } from '@/shared/api';
import * as z from 'zod/mini';
import type { Immutable } from '@/shared/lib/form';

const variableType = z.pipe(
  lenient.text('default'),
  z.transform((type): 'default' | 'media-ref' | 'toggle' =>
    type === 'toggle' || type === 'media-ref' ? type : 'default',
  ),
);

/** Content that the server read from an uploaded file. */
export const extractedLabelSchema = z.object({
  format: lenient.text(),
  name: lenient.text(),
  widthMm: lenient.number(undefined),
  heightMm: lenient.number(undefined),
  variables: lenient.list(
    z.object({
      variableName: z.string(),
      type: variableType,
      defaultValue: lenient.text(),
      propertySize: lenient.number(undefined),
      required: lenient.flag(),
    }),
  ),
  /** Platen JSON, regardless of the format of the file. */
  template: z.optional(z.unknown()),
  /** The file gives no real size, only pixels; a server that does not say so is taken at its word. */
  sizeGuessed: lenient.flag(),
  /** The label as it was read, kept here beside one that was given its real size. No server sends it. */
  asRead: z.optional(
    z.object({
      template: z.unknown(),
      widthMm: lenient.number(undefined),
      heightMm: lenient.number(undefined),
    }),
  ),
  /** Changes made while reading the file, in sentences. */
  notes: lenient.list(lenient.sentence()),
});
export type ExtractedLabel = Immutable<z.infer<typeof extractedLabelSchema>>;
