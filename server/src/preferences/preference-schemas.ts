import { z } from 'zod';
import { idSchema } from '../http/text-limits.ts';

const computerPrinterSchema = z.strictObject({ printerId: idSchema, isDefault: z.boolean() });
export type ComputerPrinter = z.infer<typeof computerPrinterSchema>;

/** What a user chose: language of dates, colours, and the printers they use for a label. */
export const userSettingsSchema = z.strictObject({
  dateLanguage: z.string().max(20).optional(),
  /** Of the app's texts. */
  language: z.string().max(35).optional(),
  dateStyle: z.enum(['short', 'medium', 'long', 'full']).optional(),
  colorScheme: z.enum(['light', 'dark', 'auto']).optional(),
  labels: z
    .array(z.strictObject({ labelId: idSchema, printers: z.array(computerPrinterSchema).max(100) }))
    .max(1000)
    .default([]),
});
export type UserSettings = z.infer<typeof userSettingsSchema>;

export const computerPreferencesSchema = z.strictObject({
  computerName: z.string().trim().min(1).max(200),
  printers: z.array(computerPrinterSchema).max(100),
});

/** Paper and direction, as the helper takes them with a file. */
export const paperSettingsSchema = z.strictObject({
  orientation: z.enum(['portrait', 'landscape']).default('portrait'),
  scale: z.enum(['noscale', 'shrink', 'fit']).default('noscale'),
  side: z.enum(['simplex', 'duplexshort', 'duplexlong']).default('simplex'),
  paperSize: z.string().max(40).nullable().default(null),
  customPaperSize: z.string().max(40).nullable().default(null),
});
export type PaperSettings = z.infer<typeof paperSettingsSchema>;

export const printSettingsSchema = z.strictObject({
  labelId: idSchema,
  printerId: idSchema,
  ...paperSettingsSchema.shape,
});
