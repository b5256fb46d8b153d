import { mutationOptions } from '@tanstack/react-query';
import type { ReviewSettings } from '@/entities/review';
import { callForEffect, productApi } from '@/shared/api';
import { qualityPath, reviewMeta } from './review-meta';

/** Changes those review settings of the organisation that are given. The call is not part of the specification. */
export const reviewSettingsMutation = () =>
  mutationOptions({
    mutationKey: ['review-settings'],
    mutationFn: (json: Partial<ReviewSettings>) =>
      callForEffect(productApi, 'put', qualityPath('settings'), { json }),
    meta: reviewMeta,
  });
