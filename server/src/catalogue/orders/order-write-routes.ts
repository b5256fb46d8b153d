import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { writing, type Writer } from '../../foundation/audit/writer.ts';
import { dataOf, emptySchema } from '../../foundation/http/envelope.ts';
import { notFound } from '../../foundation/http/http-error.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { loadOrder } from './load-order.ts';
import { changedOrderSchema, newOrderSchema, orderSchema, type Order } from './order-schemas.ts';
import { addOrder, changeOrder, deleteOrder } from './write-order.ts';

/** Returns the order as it is after the write. */
async function written(
  transaction: Transaction,
  { services, caller }: Writer,
  orderId: number,
): Promise<{ data: Order }> {
  const order = await loadOrder(transaction, { orderId, caller, scope: undefined }, services.clock());
  if (!order) throw notFound('order', orderId);
  return { data: order };
}

export const orderWriteRoutes: readonly Route[] = [
  defineRoute({
    method: 'post',
    path: '/api/orders',
    source: 'ours',
    summary: 'Create an order with its lines',
    access: access.orders,
    request: { body: newOrderSchema },
    response: dataOf(orderSchema),
    handler: ({ body, ...input }) =>
      writing(input, async (transaction, writer) =>
        written(transaction, writer, await addOrder(transaction, writer, body)),
      ),
  }),
  defineRoute({
    method: 'put',
    path: '/api/orders/{id}',
    source: 'ours',
    summary:
      'Change an order and its lines, as far as they are not printed; refused when somebody else changed it since its revision',
    access: access.orders,
    request: { params: z.object({ id: idParameter }), body: changedOrderSchema },
    response: dataOf(orderSchema),
    handler: ({ params, body, ...input }) =>
      writing(input, async (transaction, writer) => {
        await changeOrder(transaction, writer, { ...body, orderId: params.id });
        return written(transaction, writer, params.id);
      }),
  }),
  defineRoute({
    method: 'delete',
    path: '/api/orders/{id}',
    source: 'ours',
    summary: 'Delete an order of which nothing was printed',
    access: access.orders,
    request: { params: z.object({ id: idParameter }) },
    response: emptySchema,
    handler: ({ params, ...input }) =>
      writing(input, async (transaction, writer) => {
        await deleteOrder(transaction, writer, params.id);
        return {};
      }),
  }),
];
