import { z } from 'zod';
import { idSchema } from '../../foundation/values/text-limits.ts';

export const mediaFileSchema = z.strictObject({
  id: idSchema,
  folder: z.string(),
  name: z.string(),
  contentType: z.string(),
  sizeBytes: z.int(),
  /** Null where the file is none that a label can carry. */
  widthPx: z.int().nullable(),
  heightPx: z.int().nullable(),
  addedAt: z.iso.datetime(),
});
export type MediaFile = z.infer<typeof mediaFileSchema>;

/** What is used of the library, and how much it takes. */
export const mediaUsageSchema = z.strictObject({
  files: z.int(),
  usedBytes: z.int(),
  maxFiles: z.int(),
  maxTotalBytes: z.int(),
  maxFileBytes: z.int(),
  maxPixels: z.int(),
});

/** What a picture stands on. */
export const pictureUseSchema = z.strictObject({
  labels: z.array(z.strictObject({ labelId: idSchema, name: z.string() })),
  standardLabels: z.array(z.strictObject({ standardLabelId: idSchema, name: z.string() })),
  articles: z.int(),
});
export type PictureUse = z.infer<typeof pictureUseSchema>;

/** Where a picture goes and how it is called; media-names.ts says what these may be. */
export const placeSchema = z.strictObject({ folder: z.string().max(300), name: z.string().min(1).max(300) });
