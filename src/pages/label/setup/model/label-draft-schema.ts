import { lenient } from '@/shared/api';
import * as z from 'zod/mini';
import { extractedLabelSchema } from '@/features/label-file';

/** What is kept of a label's form in this tab. */
export const labelDraftSchema = z.object({
  name: z.string(),
  groupIds: z.array(lenient.id()),
  printerIds: z.array(lenient.id()),
  rules: z.array(
    z.object({
      variableName: z.string(),
      displayName: z.string(),
      type: z.enum(['default', 'media-ref', 'toggle']),
      defaultValue: z.string(),
      propertySize: z.string(),
      required: z.boolean(),
      editable: z.boolean(),
    }),
  ),
});

export const newLabelDraftSchema = z.extend(labelDraftSchema, {
  file: z.pipe(
    z.optional(z.extend(extractedLabelSchema, { fileName: z.string() })),
    z.transform((file) => file),
  ),
});
