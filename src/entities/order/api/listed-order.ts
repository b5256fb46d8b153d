import { ApiError, callForRow, productApi, toApiError, type Id } from '@/shared/api';
import { orderSchema, type Order } from './order-schema';

const NOT_AMONG_THEM = 'This order could not be found here: it is not among the first 1,000 of the list.';
const FORBIDDEN = 403;

/**
 * An order out of the lists of the specification, the person's own first, for a server that has no call for a single one;
 * undefined where neither has it. Rejects with ApiError: status 501 where the list tells no lines, so that there is
 * nothing to print or to change.
 */
export async function listedOrder(orderId: Id, signal: AbortSignal): Promise<Order | undefined> {
  const lookIn = (path: string) =>
    callForRow(productApi, path, orderSchema, {
      isIt: (order) => String(order.orderId) === String(orderId),
      notAmongThem: NOT_AMONG_THEM,
      signal,
    });
  const found =
    (await lookIn('api/orders')) ??
    (await lookIn('api/orders/getordersbyorganization').catch((error: unknown) => {
      // Not everybody may see the orders of all.
      if (toApiError(error).status === FORBIDDEN) return undefined;
      throw error;
    }));
  if (found?.lines.length === 0)
    throw new ApiError('This server does not tell the lines of an order.', { kind: 'http', status: 501 });
  return found;
}
