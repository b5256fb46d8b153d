import type { UserSettings } from '../../foundation/values/preferences.ts';

interface DefaultPrinterFacts {
  readonly printerIds: readonly number[];
  readonly chosen: UserSettings['labels'];
  readonly groupDefaults: readonly (number | null)[];
}

/**
 * Returns a person's default printer: the one that is the default of every label they set up, if it is the same for
 * all; else the default of their group; else the first printer.
 */
export function pickDefaultPrinter({
  printerIds,
  chosen,
  groupDefaults,
}: DefaultPrinterFacts): number | undefined {
  const picked = new Set(
    chosen.flatMap(({ printers }) => printers.filter((one) => one.isDefault).map((one) => one.printerId)),
  );
  const candidates = [...(picked.size === 1 ? picked : []), ...groupDefaults, ...printerIds];
  return candidates.find((id): id is number => id !== null && printerIds.includes(id));
}
