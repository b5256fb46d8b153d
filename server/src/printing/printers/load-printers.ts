import { asc, eq } from 'drizzle-orm';
import type { Caller } from '../../foundation/access/caller.ts';
import { connectionStatus } from '../../catalogue/connectors/connection-status.ts';
import { agents, groups, printers, userSettings } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { pickDefaultPrinter } from './default-printer.ts';
import type { Printer } from './printer-schemas.ts';

/** Loads the organisation's printers by id; one of them is the caller's default. */
export async function loadPrinters(transaction: Transaction, caller: Caller, now: Date): Promise<Printer[]> {
  const found = await transaction
    .select({ printer: printers, agent: agents })
    .from(printers)
    .leftJoin(agents, eq(agents.id, printers.agentId))
    .orderBy(asc(printers.id));
  const rows = found.map(({ printer }) => printer);
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
  return found.map(({ printer: row, agent }) => {
    const { organizationId: _, id, ...printer } = row;
    return {
      printerId: id,
      ...printer,
      agent: agent && toAgent(agent, now),
      isDefault: id === defaultId,
    };
  });
}

const toAgent = (
  { id, name, machineName, lastSeenAt }: typeof agents.$inferSelect,
  now: Date,
): NonNullable<Printer['agent']> => ({
  id,
  name,
  machineName,
  connectionStatus: connectionStatus(lastSeenAt, now),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
});
