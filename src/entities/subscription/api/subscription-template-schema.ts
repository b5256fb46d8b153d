import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** A subscription that can be chosen when an organisation registers. */
export const subscriptionTemplateSchema = z.object({
  templateId: lenient.id(),
  type: lenient.text(),
  name: lenient.text(),
  description: lenient.text(),
});

export type SubscriptionTemplate = z.infer<typeof subscriptionTemplateSchema>;
