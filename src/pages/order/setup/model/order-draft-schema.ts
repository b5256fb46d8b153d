import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** What is kept of an order's form in this tab. */
export const orderDraftSchema = z.object({
  orderNumber: z.string(),
  customer: z.string(),
  groupId: z.string(),
  lines: z.array(
    z.object({
      rowKey: z.string(),
      position: z.optional(z.number()),
      articleId: lenient.id(),
      name: z.string(),
      identifier: z.string(),
      labelId: z.string(),
      ownLabel: z.string(),
      labels: z.array(z.object({ labelId: lenient.id(), name: z.string() })),
      quantity: z.number(),
      printedCount: z.number(),
      openCount: z.number(),
    }),
  ),
});
