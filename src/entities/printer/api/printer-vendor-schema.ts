import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

const describedModel = z.object({
  model: lenient.text(),
  /** Dots per inch it is sold with, the usual one first; empty when the server does not know. */
  dpis: z.pipe(
    lenient.list(lenient.number(undefined)),
    z.transform((dpis) => dpis.filter((dpi) => dpi !== undefined)),
  ),
  languages: lenient.list(lenient.text()),
});

/** A model may be sent as its name alone. */
const modelSchema = z.union([
  z.pipe(
    z.string(),
    z.transform((model): z.infer<typeof describedModel> => ({ model, dpis: [], languages: [] })),
  ),
  describedModel,
]);
export type PrinterModel = z.infer<typeof modelSchema>;

/** Manufacturer of printers with its models (GET /api/printers/vendors). */
export const printerVendorSchema = z.object({ vendor: lenient.text(), models: lenient.list(modelSchema) });
export type PrinterVendor = z.infer<typeof printerVendorSchema>;
