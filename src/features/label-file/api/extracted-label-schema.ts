import { lenient } from '@/shared/api';
import * as z from 'zod/mini';
import type { Immutable } from '@/shared/lib/form';

const variableType = z.pipe(
  lenient.text('default'),
  z.transform((type): 'default' | 'media-ref' | 'toggle' =>
    type === 'toggle' || type === 'media-ref' ? type : 'default',
  ),
);

/** What the server read out of an uploaded file. */
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
  /** Platen JSON, whatever the file was. */
  template: z.optional(z.unknown()),
  /** What reading the file changed, in sentences. */
  notes: lenient.list(lenient.sentence()),
});
export type ExtractedLabel = Immutable<z.infer<typeof extractedLabelSchema>>;
