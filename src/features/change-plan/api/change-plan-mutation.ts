import { mutationOptions } from '@tanstack/react-query';
import { featureFlagQueries } from '@/entities/feature-flag';
import { subscriptionQueries } from '@/entities/subscription';
import { callForEffect, productApi, type Id } from '@/shared/api';

/** Gives the organisation another subscription. Rejects with ApiError, with 409 where more is used than it allows. */
export const changePlanMutation = () =>
  mutationOptions({
    mutationKey: ['change-plan'],
    mutationFn: ({ templateId }: { templateId: Id }) =>
      callForEffect(productApi, 'post', 'api/subscription/register', { json: { templateId } }),
    meta: { errorShownBy: 'caller', invalidates: [subscriptionQueries.all(), featureFlagQueries.all()] },
  });
