import { z } from 'zod';
import { idSchema } from '../../foundation/values/text-limits.ts';

/** Fields of a picture that people change; media-names.ts has the rules for its folder and name. */
const pictureSettings = { folder: z.string().max(300), name: z.string().min(1).max(300) };

export const mediaFileSchema = z.strictObject({
  id: idSchema,
  ...pictureSettings,
  contentType: z.string(),
  sizeBytes: z.int(),
  /** Null if the file is no picture that a label can contain. */
  widthPx: z.int().nullable(),
  heightPx: z.int().nullable(),
  addedAt: z.iso.datetime(),
});
export type MediaFile = z.infer<typeof mediaFileSchema>;

/** Used and available bytes of the library. */
export const mediaUsageSchema = z.strictObject({
  files: z.int(),
  usedBytes: z.int(),
  maxFiles: z.int(),
  maxTotalBytes: z.int(),
  maxFileBytes: z.int(),
  maxPixels: z.int(),
});

/** Counts of the uses of a picture. */
export const pictureUseSchema = z.strictObject({
  labels: z.array(z.strictObject({ labelId: idSchema, name: z.string() })),
  standardLabels: z.array(z.strictObject({ standardLabelId: idSchema, name: z.string() })),
  articles: z.int(),
});
export type PictureUse = z.infer<typeof pictureUseSchema>;

export const changedPictureSchema = z.strictObject(pictureSettings);
export type ChangedPicture = z.output<typeof changedPictureSchema>;
