import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** Fields of a picture that people change. */
export const pictureSettingsSchema = z.object({ folder: lenient.text(), name: lenient.text() });
export type PictureSettings = z.infer<typeof pictureSettingsSchema>;

/** A file of the media library (GET /api/mediaLibrary/files). */
export const mediaFileSchema = z.extend(pictureSettingsSchema, {
  id: lenient.id(),
  contentType: lenient.text(),
  /** Undefined when the server does not send it. */
  sizeBytes: lenient.number(undefined),
  widthPx: lenient.number(undefined),
  heightPx: lenient.number(undefined),
});

export type MediaFile = z.infer<typeof mediaFileSchema>;

/** Used space and limits of the library; undefined when the server does not send them. */
export const mediaUsageSchema = z.object({
  files: lenient.number(undefined),
  usedBytes: lenient.number(undefined),
  maxFiles: lenient.number(undefined),
  maxTotalBytes: lenient.number(undefined),
  maxFileBytes: lenient.number(undefined),
  maxPixels: lenient.number(undefined),
});

export type MediaUsage = z.infer<typeof mediaUsageSchema>;

/** The labels and articles that use a picture. */
export const pictureUseSchema = z.object({
  labels: lenient.list(z.object({ labelId: lenient.id(), name: lenient.text() })),
  standardLabels: lenient.list(z.object({ standardLabelId: lenient.id(), name: lenient.text() })),
  articles: lenient.number(0),
});

export type PictureUse = z.infer<typeof pictureUseSchema>;
