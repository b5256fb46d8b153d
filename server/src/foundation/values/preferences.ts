import { z } from 'zod';
import { idInput } from './text-limits.ts';

const computerPrinterSchema = z.strictObject({ printerId: idInput, isDefault: z.boolean() });
export type ComputerPrinter = z.infer<typeof computerPrinterSchema>;

/** Settings of a user: language of dates, colours, and the printers they use for a label. */
export const userSettingsSchema = z.strictObject({
  dateLanguage: z.string().max(20).optional(),
  /** Language of the app's texts. */
  language: z.string().max(35).optional(),
  dateStyle: z.enum(['short', 'medium', 'long', 'full']).optional(),
  colorScheme: z.enum(['light', 'dark', 'auto']).optional(),
  /** True if a scan gives sound and vibration. */
  scanSound: z.boolean().optional(),
  scanVibration: z.boolean().optional(),
  labels: z
    .array(z.strictObject({ labelId: idInput, printers: z.array(computerPrinterSchema).max(100) }))
    .max(1000)
    .default([]),
});
export type UserSettings = z.infer<typeof userSettingsSchema>;

export const computerPreferencesSchema = z.strictObject({
  computerName: z.string().trim().min(1).max(200),
  printers: z.array(computerPrinterSchema).max(100),
});

/**
 * Paper by its common name, or by its PWG name: limited to those the helper accepts, so that others are refused here
 * and not at the printer.
 */
const paperSizeSchema = z
  .string()
  .trim()
  .max(40)
  .regex(
    /^(?:a[3-7]|letter|legal|tabloid|custom|[a-z]+_[\w.-]+_\d+(?:\.\d+)?x\d+(?:\.\d+)?(?:mm|in))$/i,
    'must be A3 to A7, Letter, Legal, Tabloid, custom or a PWG name',
  );

const longestSideMm = 5000;

/** Width by height in millimetres: `100x60`. */
const customPaperSizeSchema = z
  .string()
  .trim()
  .max(40)
  .regex(/^\d{1,4}(?:\.\d{1,2})?x\d{1,4}(?:\.\d{1,2})?$/, 'must be width x height in mm, such as 100x60')
  .refine((size) => size.split('x').every((side) => Number(side) > 0 && Number(side) <= longestSideMm), {
    error: `must have sides from 0.01 to ${longestSideMm} mm`,
  });

/** Paper and orientation, as accepted by the helper with a file. */
export const paperSettingsSchema = z.strictObject({
  orientation: z.enum(['portrait', 'landscape']).default('portrait'),
  scale: z.enum(['noscale', 'shrink', 'fit']).default('noscale'),
  side: z.enum(['simplex', 'duplexshort', 'duplexlong']).default('simplex'),
  paperSize: paperSizeSchema.nullable().default(null),
  customPaperSize: customPaperSizeSchema.nullable().default(null),
});
export type PaperSettings = z.infer<typeof paperSettingsSchema>;

export const printSettingsSchema = z
  .strictObject({ labelId: idInput, printerId: idInput, ...paperSettingsSchema.shape })
  .refine(
    ({ paperSize, customPaperSize }) => paperSize?.toLowerCase() !== 'custom' || customPaperSize !== null,
    {
      path: ['customPaperSize'],
      error: 'must say how large a custom paper is, such as 100x60',
    },
  );
