import { toId } from '@/shared/api';
import type { OrderValues } from './order-values';

/** The body of POST api/orders and PUT api/orders/{id}, beside the revision. */
export const orderRequest = ({ orderNumber, customer, groupId, lines }: OrderValues) => ({
  orderNumber: orderNumber.trim(),
  customer: customer.trim(),
  ...(groupId !== '' && { groupId: toId(groupId) }),
  lines: lines.map(({ position, articleId, labelId, quantity }) => ({
    ...(position !== undefined && { position }),
    articleId,
    labelId: labelId === '' ? null : toId(labelId),
    quantity,
  })),
});
export type OrderRequest = ReturnType<typeof orderRequest>;
