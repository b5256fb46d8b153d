import { asc, eq, inArray } from 'drizzle-orm';
import { changeRecorder } from '../../foundation/audit/record-change.ts';
import type { Writer } from '../../foundation/audit/writer.ts';
import { HttpError, notFound } from '../../foundation/http/http-error.ts';
import { refuse } from '../../foundation/http/refuse.ts';
import { requireFreeName } from '../../foundation/http/require-free-name.ts';
import { someNames } from '../../foundation/http/some-names.ts';
import { sentences as common } from '../../foundation/sentences/index.ts';
import { allocateIds } from '../../foundation/store/allocate-ids.ts';
import { lockOrganization } from '../../foundation/store/lock-organization.ts';
import { agents, groups, printers, widgets } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { requireRoomForModel } from '../../people/subscription/printer-model-limit.ts';
import { sentences } from '../sentences/index.ts';
import { changedMeanwhile } from './last-change.ts';
import type { ChangedPrinter, NewPrinter, PrinterGroups } from './printer-schemas.ts';
import { type PrinterTarget, targetProblems } from './printer-target.ts';

type Row = typeof printers.$inferSelect;

/** @throws HttpError 409 at the limit of models, 422 naming each field that cannot be used */
export async function addPrinter(
  transaction: Transaction,
  writer: Writer,
  printer: NewPrinter,
): Promise<number> {
  await lockOrganization(transaction);
  const groupIds = await requireUsable(transaction, { ...printer, printerId: 0 });
  refuse(targetProblems(printer));
  await requireAgent(transaction, printer);
  await requireRoomForModel(transaction, { ...printer, printerId: 0 });
  const { organizationId } = writer.caller;
  const id = await allocateIds(transaction, organizationId, 'printer');
  await transaction.insert(printers).values({ ...printer, ...named(printer), groupIds, organizationId, id });
  await record(transaction, writer, 'printer-added', { id, name: named(printer).displayName });
  return id;
}

/** @throws HttpError 404, 409 when it was changed meanwhile or at the limit of models, 422 naming each field */
export async function changePrinter(
  transaction: Transaction,
  writer: Writer,
  { printerId, revision, ...printer }: ChangedPrinter,
): Promise<void> {
  await lockOrganization(transaction);
  const before = await requirePrinter(transaction, printerId);
  if (before.revision !== revision) throw await changedMeanwhile(transaction, printerId);
  const groupIds = await requireUsable(transaction, { ...printer, printerId });
  // An unchanged target may be one that the owner of a computer allowed, so the form does not refuse it.
  if (!isSameTarget(before, printer)) refuse(targetProblems(printer));
  await requireAgent(transaction, printer);
  if (before.vendor !== printer.vendor || before.model !== printer.model) {
    await requireRoomForModel(transaction, { ...printer, printerId });
  }
  await transaction
    .update(printers)
    .set({ ...printer, ...named(printer), groupIds, revision: revision + 1 })
    .where(eq(printers.id, printerId));
  await record(transaction, writer, 'printer-changed', { id: printerId, name: named(printer).displayName });
}

/**
 * Assigns a printer to groups.
 * @throws HttpError 404, 409 if it was changed since the revision, 422 for a group that does not exist
 */
export async function changePrinterGroups(
  transaction: Transaction,
  writer: Writer,
  { printerId, groupIds, revision }: PrinterGroups,
): Promise<void> {
  await lockOrganization(transaction);
  const before = await requirePrinter(transaction, printerId);
  if (revision !== undefined && before.revision !== revision) {
    throw await changedMeanwhile(transaction, printerId);
  }
  const wanted = await requireGroups(transaction, groupIds);
  await transaction
    .update(printers)
    .set({ groupIds: wanted, revision: before.revision + 1 })
    .where(eq(printers.id, printerId));
  await record(transaction, writer, 'printer-groups-changed', { id: before.id, name: before.displayName });
}

/**
 * Deletes a printer with its print settings. Groups whose default it was have none afterwards; the history keeps its
 * name.
 * @throws HttpError 404, 409 while widgets print on it: the people who use them could not choose another one
 */
export async function deletePrinter(
  transaction: Transaction,
  writer: Writer,
  printerId: number,
): Promise<void> {
  await lockOrganization(transaction);
  const before = await requirePrinter(transaction, printerId);
  const used = await transaction
    .select({ name: widgets.name })
    .from(widgets)
    .where(eq(widgets.printerId, printerId))
    .orderBy(asc(widgets.id));
  if (used.length > 0) throw new HttpError(409, isUsedBy(used));
  await transaction
    .update(groups)
    .set({ defaultPrinterId: null })
    .where(eq(groups.defaultPrinterId, printerId));
  await transaction.delete(printers).where(eq(printers.id, printerId));
  await record(transaction, writer, 'printer-deleted', { id: before.id, name: before.displayName });
}

function isUsedBy(users: readonly { readonly name: string }[]) {
  const { names, more } = someNames(users.map(({ name }) => name));
  return sentences.printer.inUse({ widgets: names, more, count: users.length });
}

async function requirePrinter(transaction: Transaction, printerId: number): Promise<Row> {
  const [printer] = await transaction.select().from(printers).where(eq(printers.id, printerId));
  if (!printer) throw notFound('printer', printerId);
  return printer;
}

/** Returns the groups, sorted. @throws HttpError 422 for a name that is taken, a group that does not exist */
async function requireUsable(
  transaction: Transaction,
  { printerId, name, groupIds }: Pick<ChangedPrinter, 'printerId' | 'name' | 'groupIds'>,
): Promise<number[]> {
  requireFreeName(
    await transaction.select({ id: printers.id, name: printers.name }).from(printers),
    { id: printerId, name },
    'printer',
  );
  return requireGroups(transaction, groupIds);
}

/** Locks the agent of a printer, so that it is not deleted meanwhile. @throws HttpError 422 for one that does not exist */
async function requireAgent(transaction: Transaction, { agentId }: Pick<Row, 'agentId'>): Promise<void> {
  if (agentId === null) return;
  const [agent] = await transaction
    .select({ id: agents.id })
    .from(agents)
    .where(eq(agents.id, agentId))
    .for('key share');
  if (!agent) refuse([{ path: 'agentId', ...common.missing.agent({ id: agentId }) }]);
}

async function requireGroups(transaction: Transaction, groupIds: readonly number[]): Promise<number[]> {
  const wanted = [...new Set(groupIds)].toSorted((one, other) => one - other);
  if (wanted.length === 0) return wanted;
  const found = await transaction.select({ id: groups.id }).from(groups).where(inArray(groups.id, wanted));
  const missing = wanted.find((id) => !found.some((group) => group.id === id));
  if (missing !== undefined) refuse([{ path: 'groupIds', ...common.missing.group({ id: missing }) }]);
  return wanted;
}

/** Fills in the display name, by which people identify a printer; it defaults to the name. */
const named = ({ name, displayName }: Pick<NewPrinter, 'name' | 'displayName'>) => ({
  displayName: displayName || name,
});

const isSameTarget = (one: PrinterTarget & Pick<Row, 'language'>, other: typeof one) =>
  one.targetIpAddress === other.targetIpAddress &&
  one.targetPort === other.targetPort &&
  one.targetPrintQueue === other.targetPrintQueue &&
  one.useLocalPrinterDriver === other.useLocalPrinterDriver &&
  one.language === other.language;

const record = changeRecorder('printer');
