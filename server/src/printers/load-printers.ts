import { asc } from 'drizzle-orm';
import type { Caller } from '../access/caller.ts';
import { groups, printers, userSettings } from '../store/schema/index.ts';
import type { Transaction } from '../store/store.ts';
import { pickDefaultPrinter } from './default-printer.ts';
import type { Printer } from './printer-schemas.ts';

/** The organisation's printers by id; one of them is the caller's default. */
export async function loadPrinters(transaction: Transaction, caller: Caller): Promise<Printer[]> {
  const rows = await transaction.select().from(printers).orderBy(asc(printers.id));
  const groupDefaults = await transaction
    .select({ id: groups.id, defaultPrinterId: groups.defaultPrinterId })
    .from(groups);
  const settings = await transaction.select().from(userSettings);
  const defaultId = pickDefaultPrinter({
    printerIds: rows.map(({ id }) => id),
    chosen: settings.find(({ accountId }) => accountId === caller.userId)?.settings.labels ?? [],
    groupDefaults: groupDefaults
      .filter(({ id }) => caller.groupIds.includes(id))
      .map((group) => group.defaultPrinterId),
  });
  return rows.map((row) => {
    const { organizationId: _, id, ...printer } = row;
    return { printerId: id, ...printer, isDefault: id === defaultId };
  });
}
