import { queryOptions } from '@tanstack/react-query';
import { callForPage, callForValue, oneOrListed, productApi, type Id } from '@/shared/api';
import { listedOrder } from './listed-order';
import { orderSchema, orderSummarySchema } from './order-schema';

/** Filter of a list of orders. */
interface OrderFilter {
  searchQuery: string;
  offset: number;
  take: number;
  /** `date`, `number` or `customer`, prefixed with a minus for descending order; not part of the specification. */
  sort?: string;
}

const queryOf = ({ searchQuery, offset, take, sort }: OrderFilter) => ({
  take,
  offset,
  ...(searchQuery !== '' && { searchQuery }),
  ...(sort !== undefined && { sort }),
});

/** Queries for orders. The only place that defines their cache keys. */
export const orderQueries = {
  all: () => ['order'] as const,
  lists: () => [...orderQueries.all(), 'list'] as const,
  listsOfOrganization: () => [...orderQueries.all(), 'organization'] as const,
  /** Part of the orders this person may print, newest first. */
  page: (filter: OrderFilter) =>
    queryOptions({
      queryKey: [...orderQueries.lists(), filter],
      queryFn: ({ signal }) =>
        callForPage(productApi, 'api/orders', orderSummarySchema, {
          searchParams: queryOf(filter),
          signal,
        }),
    }),
  /** Part of all orders, for people who manage them. */
  pageOfOrganization: (filter: OrderFilter) =>
    queryOptions({
      queryKey: [...orderQueries.listsOfOrganization(), filter],
      queryFn: ({ signal }) =>
        callForPage(productApi, 'api/orders/getordersbyorganization', orderSummarySchema, {
          searchParams: queryOf(filter),
          signal,
        }),
    }),
  /**
   * One order with its lines. The call is not part of the specification: with a server without it, the lists are
   * searched.
   */
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
