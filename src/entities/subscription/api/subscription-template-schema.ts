import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** Subscription that can be chosen, at registration and later; a missing limit is unknown. */
export const subscriptionTemplateSchema = lenient.withSentence(
  'description',
  z.object({
    templateId: lenient.id(),
    type: lenient.text(),
    name: lenient.text(),
    description: lenient.text(),
    maxUsers: lenient.number(undefined),
    maxLabels: lenient.number(undefined),
    maxPrinterModels: lenient.number(undefined),
    maxWidgets: lenient.number(undefined),
    maxAgents: lenient.number(undefined),
  }),
);

export type SubscriptionTemplate = z.infer<typeof subscriptionTemplateSchema>;
