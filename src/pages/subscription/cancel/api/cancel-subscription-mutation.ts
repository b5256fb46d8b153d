import { mutationOptions } from '@tanstack/react-query';
import { callForEffect, productApi } from '@/shared/api';

/** Final statuses of a subscription (specification 9). */
export const END_STATUSES = ['Paused', 'Canceled'] as const;
export type EndStatus = (typeof END_STATUSES)[number];

/** Pauses or cancels the organisation's subscription. Rejects with ApiError. */
export const cancelSubscriptionMutation = () =>
  mutationOptions({
    mutationKey: ['cancel-subscription'],
    mutationFn: (request: { status: EndStatus; reason: string }) =>
      callForEffect(productApi, 'post', 'api/subscription/cancel', { json: request }),
    meta: { errorShownBy: 'caller' },
  });
