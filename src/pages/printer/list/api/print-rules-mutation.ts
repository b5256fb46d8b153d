import { mutationOptions } from '@tanstack/react-query';
import { subscriptionQueries } from '@/entities/subscription';
import { callForEffect, productApi } from '@/shared/api';

/** Changes from how many labels on a print is asked about. One of our own calls; rejects with ApiError. */
export const printRulesMutation = () =>
  mutationOptions({
    mutationKey: ['print-rules'],
    mutationFn: (json: { unaskedLabels: number }) =>
      callForEffect(productApi, 'put', 'api/printrules', { json }),
    meta: { errorShownBy: 'caller', invalidates: [subscriptionQueries.all()] },
  });
