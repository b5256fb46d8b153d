import { queryOptions } from '@tanstack/react-query';
import { callForPage, callForValue, oneOrListed, productApi, type Id } from '@/shared/api';
import { listedOrder } from './listed-order';
import { orderSchema, orderSummarySchema } from './order-schema';

/** Which of the orders are asked for. */
interface OrderFilter {
  searchQuery: string;
  offset: number;
  take: number;
  /** date, number or customer, with a minus in front the other way round; ours. */
  sort?: string;
}

const queryOf = ({ searchQuery, offset, take, sort }: OrderFilter) => ({
  take,
  offset,
  ...(searchQuery !== '' && { searchQuery }),
  ...(sort !== undefined && { sort }),
});

/** The only place that spells an order's key. */
export const orderQueries = {
  all: () => ['order'] as const,
  lists: () => [...orderQueries.all(), 'list'] as const,
  listsOfOrganization: () => [...orderQueries.all(), 'organization'] as const,
  /** Some of the orders this person may print, newest first. */
  page: (filter: OrderFilter) =>
    queryOptions({
      queryKey: [...orderQueries.lists(), filter],
      queryFn: ({ signal }) =>
        callForPage(productApi, 'api/orders', orderSummarySchema, {
          searchParams: queryOf(filter),
          signal,
        }),
    }),
  /** Some of all orders there are, for who manages them. */
  pageOfOrganization: (filter: OrderFilter) =>
    queryOptions({
      queryKey: [...orderQueries.listsOfOrganization(), filter],
      queryFn: ({ signal }) =>
        callForPage(productApi, 'api/orders/getordersbyorganization', orderSummarySchema, {
          searchParams: queryOf(filter),
          signal,
        }),
    }),
  /** One order with its lines. The call is one of our own: a server without it is asked for its lists. */
  detail: (orderId: Id) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'detail', orderId],
      queryFn: ({ signal }) =>
        oneOrListed(
          callForValue(productApi, 'get', `api/orders/${encodeURIComponent(orderId)}`, orderSchema, {
            signal,
          }),
          () => listedOrder(orderId, signal),
        ),
    }),
};
