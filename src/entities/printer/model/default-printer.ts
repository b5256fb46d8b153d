import type { Id } from '@/shared/api';
import type { Printer } from '../api/printer-schema';

/** Printer that a person or computer prefers for a label. */
export interface PrinterPreference {
  printerId: Id;
  isDefault: boolean;
}

/** Returns the name people see for a printer: display name or name (specification 2, Widget card). */
export function printerName(printer: Pick<Printer, 'displayName' | 'name'>): string {
  return printer.displayName || printer.name;
}

/**
 * Returns the default printer for a label: the available printer flagged isDefault (specification 9). The flags of
 * `preferences` come first, in their order, then the printer's own flag; a sole printer needs no flag. Otherwise the
 * person chooses.
 */
export function defaultPrinter(
  available: readonly Printer[],
  preferences: readonly PrinterPreference[],
): Printer | undefined {
  const preferred = preferences
    .filter(({ isDefault }) => isDefault)
    .map(({ printerId }) => available.find((printer) => printer.printerId === printerId));
  return (
    preferred.find((printer) => printer !== undefined) ??
    available.find(({ isDefault }) => isDefault) ??
    (available.length === 1 ? available[0] : undefined)
  );
}
