import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** Paper and orientation of a print, in the terms of the specification's print file. */
export const paperSettingsSchema = z.object({
  orientation: lenient.text('portrait'),
  scale: lenient.text('noscale'),
  side: lenient.text('simplex'),
  /** "" for the label's own size. */
  paperSize: lenient.text(),
  /** Width by height in millimetres, as "100x60"; "" when the paper has a name. */
  customPaperSize: lenient.text(),
});
export type PaperSettings = z.infer<typeof paperSettingsSchema>;

/** Default settings: the page has the size of the label. */
export const OWN_SIZE: PaperSettings = paperSettingsSchema.parse({});
