import { ApiError, callForRow, productApi, toApiError, type Id } from '@/shared/api';
import { texts } from '../i18n';
import { orderSchema, type Order } from './order-schema';

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
      notAmongThem: texts.notListed,
      signal,
    });
  const found =
    (await lookIn('api/orders')) ??
    (await lookIn('api/orders/getordersbyorganization').catch((error: unknown) => {
      // Not everybody may see the orders of all.
      if (toApiError(error).status === FORBIDDEN) return undefined;
      throw error;
    }));
  if (found?.lines.length === 0) throw new ApiError(texts.noLines, { kind: 'http', status: 501 });
  return found;
}
