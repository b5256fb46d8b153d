import { mutationOptions } from '@tanstack/react-query';
import { subscriptionQueries } from '@/entities/subscription';
import { callForEffect, productApi } from '@/shared/api';

/** Changes the number of labels from which a print needs a confirmation. A Platen-specific call; rejects with ApiError. */
export const printRulesMutation = () =>
  mutationOptions({
    mutationKey: ['print-rules'],
    mutationFn: (json: { unaskedLabels: number }) =>
      callForEffect(productApi, 'put', 'api/printrules', { json }),
    meta: { errorShownBy: 'caller', invalidates: [subscriptionQueries.all()] },
  });
