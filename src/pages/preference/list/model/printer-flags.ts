import type { PrinterFlag, UserSettings } from '@/entities/preference';
import type { Id } from '@/shared/api';

type LabelPrinters = UserSettings['labels'];

/** The printer flagged as default; undefined where none is. */
export function defaultOf(printers: readonly PrinterFlag[]): Id | undefined {
  return printers.find(({ isDefault }) => isDefault)?.printerId;
}

/** The same printers with one default at most; a chosen one that is not among them joins. */
export function withDefault(printers: readonly PrinterFlag[], printerId: Id | undefined): PrinterFlag[] {
  const isKnown = printers.some((flag) => flag.printerId === printerId);
  const all = isKnown || printerId === undefined ? printers : [...printers, { printerId, isDefault: true }];
  return all.map((flag) => ({ ...flag, isDefault: flag.printerId === printerId }));
}

/** One printer more or less; the default that goes leaves none behind. */
export function withPrinter(printers: readonly PrinterFlag[], printerId: Id, isUsed: boolean): PrinterFlag[] {
  const others = printers.filter((flag) => flag.printerId !== printerId);
  if (!isUsed) return others;
  const known = printers.find((flag) => flag.printerId === printerId);
  return [...others, known ?? { printerId, isDefault: false }];
}

/** A label's default printer. A label whose only entry was its default has none left when that goes. */
export function withLabelDefault(
  labels: LabelPrinters,
  labelId: Id,
  printerId: Id | undefined,
): LabelPrinters {
  const known = labels.find((label) => label.labelId === labelId)?.printers ?? [];
  const printers = withDefault(known, printerId);
  const isEmpty = printerId === undefined && printers.length <= 1;
  const others = labels.filter((label) => label.labelId !== labelId);
  return isEmpty ? others : [...others, { labelId, printers }];
}

/** Printers that are gone cannot be saved: the server refuses the whole for one of them. */
export function withoutUnknown(printers: readonly PrinterFlag[], known: readonly Id[]): PrinterFlag[] {
  return printers.filter(({ printerId }) => known.includes(printerId));
}

/** Whether two lists say the same, whatever their order. */
export function isSame(one: readonly PrinterFlag[], other: readonly PrinterFlag[]): boolean {
  return inOneOrder(one) === inOneOrder(other);
}

function inOneOrder(printers: readonly PrinterFlag[]): string {
  return printers
    .map(({ printerId, isDefault }) => `${printerId} ${isDefault}`)
    .toSorted()
    .join('\n');
}
