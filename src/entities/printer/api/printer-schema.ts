import * as z from 'zod/mini';
import { lenient } from '@/shared/api';
import { USUAL_DPI } from '@/shared/config';

const printerAgentSchema = z.object({
  id: lenient.id(),
  name: lenient.text(),
  machineName: lenient.text(),
  connectionStatus: lenient.connectionStatus(),
  /** Time of the last contact; "" when the server does not send it, or never. */
  lastSeenAt: lenient.text(),
});
/** Agent that delivers files to a printer, as sent with the printer. */
export type PrinterAgent = z.infer<typeof printerAgentSchema>;

/** Fields that the form of a printer takes as they are, each with what a new printer starts with. */
export const printerSettingsSchema = z.object({
  name: lenient.text(),
  displayName: lenient.text(),
  vendor: lenient.text(),
  model: lenient.text(),
  language: lenient.text('pdf'),
  groupIds: lenient.list(lenient.id()),
});

export const printerSchema = z.extend(printerSettingsSchema, {
  printerId: lenient.id(),
  /** Dots per inch. */
  dpi: lenient.number(USUAL_DPI),
  targetIpAddress: lenient.text(),
  targetPort: lenient.number(undefined),
  targetPrintQueue: lenient.text(),
  useLocalPrinterDriver: lenient.flag(),
  isDefault: lenient.flag(),
  /** Undefined when it is reached through this computer's helper, or the server has no agents. */
  agent: z.pipe(
    z.optional(z.unknown()),
    z.transform((agent) => printerAgentSchema.safeParse(agent).data),
  ),
  /** Revision of the printer; undefined when the server does not count changes. */
  revision: lenient.number(undefined),
});
export type Printer = z.infer<typeof printerSchema>;

/** Connection of a printer: a queue of the computer, a network address, or a queue's own driver. */
export type TargetKind = 'queue' | 'address' | 'driver';

/**
 * Returns the kind of connection by the same rule as the helper: an address wins, unless a driver of the computer is
 * requested by its queue.
 */
export function targetKind(
  printer: Pick<Printer, 'targetIpAddress' | 'targetPrintQueue' | 'useLocalPrinterDriver'>,
): TargetKind {
  const isDriver = printer.useLocalPrinterDriver && printer.targetPrintQueue !== '';
  if (printer.targetIpAddress !== '' && !isDriver) return 'address';
  return printer.useLocalPrinterDriver ? 'driver' : 'queue';
}
