import { z } from 'zod';
import { idSchema } from '../http/text-limits.ts';

const printerLanguages = ['pdf', 'zpl'] as const;
export type PrinterLanguage = (typeof printerLanguages)[number];

export const printerSchema = z.strictObject({
  printerId: idSchema,
  name: z.string(),
  displayName: z.string(),
  vendor: z.string(),
  model: z.string(),
  dpi: z.int(),
  language: z.enum(printerLanguages),
  targetIpAddress: z.string().nullable(),
  targetPort: z.int().nullable(),
  targetPrintQueue: z.string().nullable(),
  useLocalPrinterDriver: z.boolean(),
  groupIds: z.array(idSchema),
  isDefault: z.boolean(),
});
export type Printer = z.infer<typeof printerSchema>;
