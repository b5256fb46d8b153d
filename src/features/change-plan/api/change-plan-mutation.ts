import { mutationOptions } from '@tanstack/react-query';
import { featureFlagQueries, subscriptionQueries } from '@/entities/subscription';
import { callForEffect, productApi, type Id } from '@/shared/api';

/** Changes the organisation's subscription. Rejects with ApiError, with 409 when the usage exceeds the new limits. */
export const changePlanMutation = () =>
  mutationOptions({
    mutationKey: ['change-plan'],
    mutationFn: ({ templateId }: { templateId: Id }) =>
      callForEffect(productApi, 'post', 'api/subscription/register', { json: { templateId } }),
    meta: { errorShownBy: 'caller', invalidates: [subscriptionQueries.all(), featureFlagQueries.all()] },
  });
