import type { PrinterFlag, UserSettings } from '@/entities/preference';
import type { Id } from '@/shared/api';

type LabelPrinters = UserSettings['labels'];

/** Returns the printer flagged as default; undefined if none is. */
export function defaultOf(printers: readonly PrinterFlag[]): Id | undefined {
  return printers.find(({ isDefault }) => isDefault)?.printerId;
}

/** Returns the printers with at most one default; a chosen printer that is not among them is added. */
export function withDefault(printers: readonly PrinterFlag[], printerId: Id | undefined): PrinterFlag[] {
  const isKnown = printers.some((flag) => flag.printerId === printerId);
  const all = isKnown || printerId === undefined ? printers : [...printers, { printerId, isDefault: true }];
  return all.map((flag) => ({ ...flag, isDefault: flag.printerId === printerId }));
}

/** Returns the printers with one added or removed; removing the default leaves no default. */
export function withPrinter(printers: readonly PrinterFlag[], printerId: Id, isUsed: boolean): PrinterFlag[] {
  const others = printers.filter((flag) => flag.printerId !== printerId);
  if (!isUsed) return others;
  const known = printers.find((flag) => flag.printerId === printerId);
  return [...others, known ?? { printerId, isDefault: false }];
}

/** Returns the labels with the default printer of one label changed. A label whose only entry was the removed default has none left. */
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

/** Returns the printers without deleted ones: the server would refuse the whole request because of them. */
export function withoutUnknown(printers: readonly PrinterFlag[], known: readonly Id[]): PrinterFlag[] {
  return printers.filter(({ printerId }) => known.includes(printerId));
}

/** Returns whether two lists are the same, regardless of their order. */
export function isSame(one: readonly PrinterFlag[], other: readonly PrinterFlag[]): boolean {
  return inOneOrder(one) === inOneOrder(other);
}

function inOneOrder(printers: readonly PrinterFlag[]): string {
  return printers
    .map(({ printerId, isDefault }) => `${printerId} ${isDefault}`)
    .toSorted()
    .join('\n');
}
