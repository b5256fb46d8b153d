import { and, inArray, isNull } from 'drizzle-orm';
import type { Problem } from '../../foundation/http/http-error.ts';
import { refuse } from '../../foundation/http/refuse.ts';
import { sentences as common } from '../../foundation/sentences/index.ts';
import { accounts, articles, groups, labels, printers } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';
import type { WidgetAssignment, WidgetVariable } from '../../foundation/values/widget-values.ts';

interface Named {
  readonly labelId: number | null;
  readonly printerId: number | null;
  readonly predefinedArticleId: number | null;
  readonly assignedTo: readonly WidgetAssignment[];
  readonly variables: readonly WidgetVariable[];
}

const nothing: Pick<Named, 'assignedTo'> = { assignedTo: [] };

/**
 * Refuses a widget that refers to something the organisation does not have, or has fields that cannot be filled in. An
 * assignment that is unchanged is not checked again: its group or person may have been deleted since.
 * @throws HttpError 422 naming each field
 */
export async function requireUsable(
  transaction: Transaction,
  widget: Named,
  before: Pick<Named, 'assignedTo'> = nothing,
): Promise<void> {
  const kept = new Set(before.assignedTo.map(keyOf));
  const added = widget.assignedTo.filter((one) => !kept.has(keyOf(one)));
  const idsOf = (type: WidgetAssignment['type']) =>
    added.filter((one) => one.type === type).map(({ id }) => id);
  refuse([
    ...(await missing(transaction, 'labelId', 'label', labels, [widget.labelId])),
    ...(await missing(transaction, 'printerId', 'printer', printers, [widget.printerId])),
    ...(await missing(transaction, 'predefinedArticleId', 'article', articles, [widget.predefinedArticleId])),
    ...(await missing(transaction, 'assignedTo', 'group', groups, idsOf('group'))),
    ...(await missing(transaction, 'assignedTo', 'user', accounts, idsOf('user'))),
    ...variableProblems(widget.variables),
  ]);
}

const keyOf = ({ type, id }: WidgetAssignment) => `${type} ${id}`;

type Table = typeof labels | typeof printers | typeof articles | typeof groups | typeof accounts;

async function missing(
  transaction: Transaction,
  path: keyof Named,
  kind: 'label' | 'printer' | 'article' | 'group' | 'user',
  table: Table,
  asked: readonly (number | null)[],
): Promise<Problem[]> {
  const ids = asked.filter((id) => id !== null);
  if (ids.length === 0) return [];
  // The row of a deleted person stays for the history.
  const isThere = table === accounts ? isNull(accounts.deletedAt) : undefined;
  const found = await transaction
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, ids), isThere));
  const known = new Set(found.map(({ id }) => id));
  return ids
    .filter((id) => !known.has(id))
    .slice(0, 1)
    .map((id) => ({ path, ...common.missing[kind]({ id }) }));
}

/**
 * Returns the problems of the fields: a value is stored under its variable's name, so names must be unique; a choice
 * needs options.
 */
function variableProblems(variables: readonly WidgetVariable[]): Problem[] {
  return variables.flatMap(({ name, type, options }, index) => {
    const path = `variables.${index}`;
    if (variables.findIndex((one) => one.name === name) < index) {
      return [{ path: `${path}.name`, ...sentences.widget.fieldTwice({ name }) }];
    }
    if ((type === 'radio' || type === 'select') && options.length === 0) {
      return [{ path: `${path}.options`, ...sentences.widget.noOptions({ name }) }];
    }
    return [];
  });
}
