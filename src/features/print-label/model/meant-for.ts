import type { Printer } from '@/entities/printer';
import type { Id } from '@/shared/api';

/** The printers a label is meant for; all of them where it names none, or none that is still there. */
export function meantFor(printers: readonly Printer[], printerIds: readonly Id[] = []): Printer[] {
  const meant = printers.filter(({ printerId }) => printerIds.includes(printerId));
  return meant.length > 0 ? meant : [...printers];
}
