import { mutationOptions } from '@tanstack/react-query';
import { articleQueries } from '@/entities/article';
import { orderQueries } from '@/entities/order';
import { callForEffect, productApi, type Id } from '@/shared/api';
import type { OrderRequest } from '../model/order-form';

// Articles list the orders they are in.
const meta = {
  errorShownBy: 'caller',
  invalidates: [orderQueries.all(), articleQueries.all()],
} as const;

/** Adds an order. A Platen-specific call, as all writes of orders. */
export const addOrderMutation = () =>
  mutationOptions({
    mutationKey: ['add-order'],
    mutationFn: (order: OrderRequest) => callForEffect(productApi, 'post', 'api/orders', { json: order }),
    meta,
  });

interface ChangedOrder extends OrderRequest {
  orderId: Id;
  /** Revision that the change is based on; left out if the server has no revisions. */
  revision: number | undefined;
}

export const changeOrderMutation = () =>
  mutationOptions({
    mutationKey: ['change-order'],
    mutationFn: ({ orderId, ...json }: ChangedOrder) =>
      callForEffect(productApi, 'put', orderAt(orderId), { json }),
    meta,
  });

/** Deletes an order. The data on its screen is not refetched and stays until the person leaves. */
export const deleteOrderMutation = () =>
  mutationOptions({
    mutationKey: ['delete-order'],
    mutationFn: (orderId: Id) => callForEffect(productApi, 'delete', orderAt(orderId)),
    meta: {
      errorShownBy: 'caller',
      invalidates: [orderQueries.lists(), orderQueries.listsOfOrganization(), articleQueries.all()],
    },
  });

const orderAt = (orderId: Id) => `api/orders/${encodeURIComponent(orderId)}`;
