import * as z from 'zod/mini';
import { lenient } from '@/shared/api';
import { printerFlagSchema } from './printer-flag-schema';

const labelPrinters = z.object({
  labelId: lenient.id(),
  printers: lenient.list(printerFlagSchema),
});

/** What a person has set for themselves (GET and POST /api/preferences/userSettings). */
export const userSettingsSchema = z.object({
  /** The language of the app; "" for that of the browser. */
  language: lenient.text(),
  dateLanguage: lenient.text(),
  colorScheme: lenient.text(),
  /** Whether a scan is heard and felt. */
  scanSound: lenient.flag(),
  scanVibration: lenient.flag(),
  labels: lenient.list(labelPrinters),
});
export type UserSettings = z.infer<typeof userSettingsSchema>;
