import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** What is kept of an article's form in this tab. */
export const articleDraftSchema = z.object({
  name: z.string(),
  externalIdentifier: z.string(),
  groupId: z.string(),
  data: z.array(
    z.object({
      rowKey: z.string(),
      key: z.string(),
      data: z.string(),
      type: z.enum(['default', 'media-ref', 'toggle']),
      size: z.string(),
      isEditable: z.boolean(),
      isExtra: z.boolean(),
    }),
  ),
  labelIds: z.array(lenient.id()),
  orders: z.array(z.object({ orderId: lenient.id(), orderNumber: z.string(), quantity: z.number() })),
});
