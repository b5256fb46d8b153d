import { ApiError, callForRow, productApi, toApiError, type Id } from '@/shared/api';
import { texts } from '../i18n';
import { orderSchema, type Order } from './order-schema';

const FORBIDDEN = 403;

/**
 * Returns an order from the list calls of the specification, the person's own list first, for a server without a call
 * for a single order; undefined when neither list has it. Rejects with ApiError: status 501 when the list has no lines,
 * because then there is nothing to print or change.
 */
export async function listedOrder(orderId: Id, signal: AbortSignal): Promise<Order | undefined> {
  const lookIn = (path: string) =>
    callForRow(productApi, path, orderSchema, {
      isIt: (order) => String(order.orderId) === String(orderId),
      notAmongThem: texts.notListed,
      signal,
    });
  const found =
    (await lookIn('api/orders')) ??
    (await lookIn('api/orders/getordersbyorganization').catch((error: unknown) => {
      // Not everybody may see the orders of the whole organisation.
      if (toApiError(error).status === FORBIDDEN) return undefined;
      throw error;
    }));
  if (found?.lines.length === 0) throw new ApiError(texts.noLines, { kind: 'http', status: 501 });
  return found;
}
