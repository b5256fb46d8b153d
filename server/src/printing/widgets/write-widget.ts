import { eq, max } from 'drizzle-orm';
import { changedMeanwhile } from '../../foundation/audit/changed-meanwhile.ts';
import { logName } from '../../foundation/audit/log-name.ts';
import { recordWrite, type Writer } from '../../foundation/audit/writer.ts';
import { HttpError, notFound } from '../../foundation/http/http-error.ts';
import { allocateIds } from '../../foundation/store/allocate-ids.ts';
import { widgets } from '../../foundation/store/schema/index.ts';
import { lockOrganization } from '../../foundation/store/lock-organization.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { requireRoomForWidget } from '../../people/subscription/widget-limit.ts';
import { sentences } from '../sentences/index.ts';
import { requireUsable } from './widget-references.ts';
import type { WidgetAssignment } from '../../foundation/values/widget-values.ts';
import type { ChangedWidget, NewWidget } from './widget-write-schemas.ts';

type Row = typeof widgets.$inferSelect;

/**
 * Adds a widget after the others and returns its id. If one with the same local id exists, it is left unchanged: a
 * browser that lost the response sends the call again.
 * @throws HttpError 409 at the limit, 422 naming each field
 */
export async function addWidget(
  transaction: Transaction,
  writer: Writer,
  widget: NewWidget,
): Promise<number> {
  await lockOrganization(transaction);
  const known = widget.localId === null ? undefined : await findByLocalId(transaction, widget.localId);
  if (known) return known.id;
  await requireUsable(transaction, widget);
  await requireRoomForWidget(transaction);
  const { organizationId } = writer.caller;
  const id = await allocateIds(transaction, organizationId, 'widget');
  const [last] = await transaction.select({ position: max(widgets.position) }).from(widgets);
  const position = (last?.position ?? 0) + 1;
  await transaction.insert(widgets).values({ ...complete(widget), organizationId, id, position });
  await recordWrite(transaction, writer, 'widget-added', logName('widget', id, widget.name));
  return id;
}

/** @throws HttpError 404, 409 when it was changed meanwhile, 422 naming each field */
export async function changeWidget(
  transaction: Transaction,
  writer: Writer,
  { widgetId, revision, ...widget }: ChangedWidget,
): Promise<void> {
  await lockOrganization(transaction);
  const before = await requireWidget(transaction, widgetId);
  if (before.revision !== revision) {
    throw await changedMeanwhile(transaction, {
      kind: 'widget',
      id: widgetId,
      events: ['widget-added', 'widget-changed'],
    });
  }
  await requireUsable(transaction, widget, before);
  await transaction
    .update(widgets)
    .set({ ...complete(widget), revision: revision + 1 })
    .where(eq(widgets.id, widgetId));
  await recordWrite(transaction, writer, 'widget-changed', logName('widget', widgetId, widget.name));
}

/** Deletes a widget, also as a favourite. @throws HttpError 404 */
export async function deleteWidget(
  transaction: Transaction,
  writer: Writer,
  widgetId: number,
): Promise<void> {
  await lockOrganization(transaction);
  const before = await requireWidget(transaction, widgetId);
  await transaction.delete(widgets).where(eq(widgets.id, widgetId));
  await recordWrite(transaction, writer, 'widget-deleted', logName('widget', widgetId, before.name));
}

/** Sets the order of all widgets. @throws HttpError 409 if some were added or deleted since they were read */
export async function orderWidgets(
  transaction: Transaction,
  writer: Writer,
  ids: readonly number[],
): Promise<void> {
  await lockOrganization(transaction);
  const rows = await transaction.select({ id: widgets.id, position: widgets.position }).from(widgets);
  const wanted = new Set(ids);
  if (wanted.size !== ids.length || wanted.size !== rows.length || !rows.every(({ id }) => wanted.has(id))) {
    throw new HttpError(409, sentences.widget.listChanged);
  }
  const positionOf = new Map(rows.map(({ id, position }) => [id, position]));
  for (const [index, id] of ids.entries()) {
    if (positionOf.get(id) === index + 1) continue;
    await transaction
      .update(widgets)
      .set({ position: index + 1 })
      .where(eq(widgets.id, id));
  }
  await recordWrite(transaction, writer, 'widgets-ordered', `${ids.length} widgets`);
}

async function findByLocalId(transaction: Transaction, localId: string): Promise<Row | undefined> {
  const [row] = await transaction.select().from(widgets).where(eq(widgets.localId, localId));
  return row;
}

async function requireWidget(transaction: Transaction, widgetId: number): Promise<Row> {
  const [row] = await transaction.select().from(widgets).where(eq(widgets.id, widgetId));
  if (!row) throw notFound('widget', widgetId);
  return row;
}

/** Fills in missing texts of fields and options with their names, and removes duplicate assignments. */
function complete<Written extends Omit<NewWidget, 'localId'>>(widget: Written): Written {
  const assigned = new Map(
    widget.assignedTo.map((one): [string, WidgetAssignment] => [`${one.type} ${one.id}`, one]),
  );
  return {
    ...widget,
    assignedTo: [...assigned.values()],
    variables: widget.variables.map((variable) => ({
      ...variable,
      label: variable.label || variable.name,
      options: variable.options.map(({ value, label }) => ({ value, label: label || value })),
    })),
  };
}
