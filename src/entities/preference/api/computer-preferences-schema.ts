import * as z from 'zod/mini';
import { lenient } from '@/shared/api';
import { printerFlagSchema } from './printer-flag-schema';

/** The printers of one computer (GET /api/preferences/computers, POST …/printerPreferences). */
export const computerPreferencesSchema = z.object({
  computerName: lenient.text(),
  printers: lenient.list(printerFlagSchema),
});
export type ComputerPreferences = z.infer<typeof computerPreferencesSchema>;
