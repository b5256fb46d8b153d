import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** One printer of a person or a computer, and whether it is the default (specification 3, Label/printer defaults). */
export const printerFlagSchema = z.object({ printerId: lenient.id(), isDefault: lenient.flag() });
export type PrinterFlag = z.infer<typeof printerFlagSchema>;
