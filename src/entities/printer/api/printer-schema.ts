import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** What a printer without a known resolution is taken for: the most common thermal printer. */
export const DEFAULT_DPI = 203;

export const printerSchema = z.object({
  printerId: lenient.id(),
  name: lenient.text(),
  displayName: lenient.text(),
  vendor: lenient.text(),
  model: lenient.text(),
  /** Dots per inch. */
  dpi: lenient.number(DEFAULT_DPI),
  language: lenient.text('pdf'),
  targetIpAddress: lenient.text(),
  targetPort: lenient.number(undefined),
  targetPrintQueue: lenient.text(),
  useLocalPrinterDriver: lenient.flag(),
  groupIds: lenient.list(lenient.id()),
  isDefault: lenient.flag(),
  /** Which change of the printer this is; undefined where the server does not count them. */
  revision: lenient.number(undefined),
});
export type Printer = z.infer<typeof printerSchema>;
