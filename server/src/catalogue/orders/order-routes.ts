import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { dataOf } from '../../foundation/http/envelope.ts';
import { notFound } from '../../foundation/http/http-error.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import { listOrders } from './list-orders.ts';
import { loadOrder } from './load-order.ts';
import { orderSortSchema } from './order-sort.ts';
import { orderSchema, orderSummarySchema } from './order-schemas.ts';
import { visibleOrders } from './visible-orders.ts';

const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

const listQuery = z.object({
  take: wholeNumber.pipe(z.int().min(1).max(500)).default(50),
  offset: wholeNumber.default(0),
  searchQuery: z.string().max(200).default(''),
  /** Our extension: a leading minus reverses the order. */
  sort: orderSortSchema,
});

const pageSchema = dataOf(z.strictObject({ data: z.array(orderSummarySchema), total: z.int() }));

export const orderRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/orders',
    source: 'specification',
    summary:
      'A page of the orders of the caller’s groups, newest first unless sorted; of all for who manages orders',
    access: access.orderReading,
    request: { query: listQuery },
    response: pageSchema,
    handler: ({ services, caller, query }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const scope = await visibleOrders(transaction, caller);
        return { data: await listOrders(transaction, { ...query, scope }, services.clock()) };
      }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/orders/getordersbyorganization',
    source: 'specification',
    summary: 'A page of all orders of the organisation, newest first unless sorted',
    access: access.orderLists,
    request: { query: listQuery },
    response: pageSchema,
    handler: ({ services, caller, query }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await listOrders(transaction, { ...query, scope: undefined }, services.clock()),
      })),
  }),
  defineRoute({
    method: 'get',
    path: '/api/orders/{id}',
    source: 'ours',
    summary: 'One order with its lines, what they are printed with, and what was printed of them',
    access: access.orderReading,
    request: { params: z.object({ id: idParameter }) },
    response: dataOf(orderSchema),
    handler: ({ services, caller, params }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const scope = await visibleOrders(transaction, caller);
        const order = await loadOrder(transaction, { orderId: params.id, caller, scope }, services.clock());
        if (!order) throw notFound('order', params.id);
        return { data: order };
      }),
  }),
];
