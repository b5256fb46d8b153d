import { mutationOptions } from '@tanstack/react-query';
import { counterQueries, type LabelDays } from '@/entities/label';
import { callForEffect, productApi } from '@/shared/api';

/** Changes the time zone and the production day. A Platen-specific call. */
export const changeLabelDaysMutation = () =>
  mutationOptions({
    mutationKey: ['change-label-days'],
    mutationFn: (json: LabelDays) => callForEffect(productApi, 'put', 'api/labeldays', { json }),
    meta: { errorShownBy: 'caller', invalidates: [counterQueries.all()] },
  });
