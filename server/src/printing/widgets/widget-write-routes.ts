import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { writing, type WriteInput, type Writer } from '../../foundation/audit/writer.ts';
import { dataOf, emptySchema, listOf } from '../../foundation/http/envelope.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { loadWidgets } from './load-widgets.ts';
import { widgetSchema, type Widget } from './widget-schemas.ts';
import { changedWidgetSchema, newWidgetSchema, widgetOrderSchema } from './widget-write-schemas.ts';
import { addWidget, changeWidget, deleteWidget, orderWidgets } from './write-widget.ts';

/** Runs a write and answers with the widget as it is afterwards. */
const writingWidget = (
  input: WriteInput,
  write: (transaction: Transaction, writer: Writer) => Promise<number>,
): Promise<{ data: Widget }> =>
  writing(input, async (transaction, writer) => {
    const widgetId = await write(transaction, writer);
    const written = (await loadWidgets(transaction, writer.caller)).find(({ id }) => id === widgetId);
    if (!written) throw new Error(`Widget ${widgetId} was written and is not there.`);
    return { data: written };
  });

export const widgetWriteRoutes: readonly Route[] = [
  defineRoute({
    method: 'post',
    path: '/api/widgets',
    source: 'ours',
    summary: 'Add a widget behind the others, where the subscription has room; once for each localId',
    access: access.administration,
    request: { body: newWidgetSchema },
    response: dataOf(widgetSchema),
    handler: ({ body, ...input }) =>
      writingWidget(input, (transaction, writer) => addWidget(transaction, writer, body)),
  }),
  defineRoute({
    method: 'put',
    path: '/api/widgets/order',
    source: 'ours',
    summary: 'Put all widgets in order; refused when some were added or deleted meanwhile',
    access: access.administration,
    request: { body: widgetOrderSchema },
    response: listOf(widgetSchema),
    handler: ({ body, ...input }) =>
      writing(input, async (transaction, writer) => {
        await orderWidgets(transaction, writer, body.ids);
        return { data: await loadWidgets(transaction, writer.caller) };
      }),
  }),
  defineRoute({
    method: 'put',
    path: '/api/widgets/{id}',
    source: 'ours',
    summary: 'Change a widget; refused when somebody else changed it since its revision',
    access: access.administration,
    request: { params: z.object({ id: idParameter }), body: changedWidgetSchema },
    response: dataOf(widgetSchema),
    handler: ({ params, body, ...input }) =>
      writingWidget(input, async (transaction, writer) => {
        await changeWidget(transaction, writer, { ...body, widgetId: params.id });
        return params.id;
      }),
  }),
  defineRoute({
    method: 'delete',
    path: '/api/widgets/{id}',
    source: 'ours',
    summary: 'Delete a widget; it is nobody’s favourite any more',
    access: access.administration,
    request: { params: z.object({ id: idParameter }) },
    response: emptySchema,
    handler: ({ params, ...input }) =>
      writing(input, async (transaction, writer) => {
        await deleteWidget(transaction, writer, params.id);
        return {};
      }),
  }),
];
