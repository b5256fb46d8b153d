import * as z from 'zod/mini';
import { lenient } from '@/shared/api';
import { USUAL_DPI } from '@/shared/config';

const printerAgentSchema = z.object({
  id: lenient.id(),
  name: lenient.text(),
  machineName: lenient.text(),
  connectionStatus: lenient.connectionStatus(),
  /** When it was last heard of; "" where the server does not tell, or never. */
  lastSeenAt: lenient.text(),
});
/** The agent that hands a printer its files, as the printer tells of it. */
export type PrinterAgent = z.infer<typeof printerAgentSchema>;

export const printerSchema = z.object({
  printerId: lenient.id(),
  name: lenient.text(),
  displayName: lenient.text(),
  vendor: lenient.text(),
  model: lenient.text(),
  /** Dots per inch. */
  dpi: lenient.number(USUAL_DPI),
  language: lenient.text('pdf'),
  targetIpAddress: lenient.text(),
  targetPort: lenient.number(undefined),
  targetPrintQueue: lenient.text(),
  useLocalPrinterDriver: lenient.flag(),
  groupIds: lenient.list(lenient.id()),
  isDefault: lenient.flag(),
  /** Undefined where it is reached through this computer's helper, or the server knows no agents. */
  agent: z.pipe(
    z.optional(z.unknown()),
    z.transform((agent) => printerAgentSchema.safeParse(agent).data),
  ),
  /** Which change of the printer this is; undefined where the server does not count them. */
  revision: lenient.number(undefined),
});
export type Printer = z.infer<typeof printerSchema>;

/** How a printer is reached: by a queue of the computer, by an address of the network, by a queue's own driver. */
export type TargetKind = 'queue' | 'address' | 'driver';

/** As the helper decides it: an address counts unless a driver of the computer is asked for by its queue. */
export function targetKind(
  printer: Pick<Printer, 'targetIpAddress' | 'targetPrintQueue' | 'useLocalPrinterDriver'>,
): TargetKind {
  const isDriver = printer.useLocalPrinterDriver && printer.targetPrintQueue !== '';
  if (printer.targetIpAddress !== '' && !isDriver) return 'address';
  return printer.useLocalPrinterDriver ? 'driver' : 'queue';
}
