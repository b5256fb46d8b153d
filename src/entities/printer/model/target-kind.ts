import type { Printer } from '../api/printer-schema';

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
