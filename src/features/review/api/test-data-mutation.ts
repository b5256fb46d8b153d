import { mutationOptions } from '@tanstack/react-query';
import type { TestDataRow } from '@/entities/review';
import { callForEffect, productApi, type Id } from '@/shared/api';
import { qualityPath, reviewMeta } from './review-meta';

/** Saves the complete test data of a draft. A problem of a value is reported by its path: `testData.0.values.ean`. */
export const setTestDataMutation = () =>
  mutationOptions({
    mutationKey: ['set-test-data'],
    mutationFn: ({
      labelId,
      labelVersionId,
      testData,
    }: {
      labelId: Id;
      labelVersionId: Id;
      testData: readonly TestDataRow[];
    }) =>
      callForEffect(productApi, 'post', qualityPath('labels', labelId, 'testdata'), {
        json: { labelVersionId, testData },
      }),
    meta: reviewMeta,
  });
