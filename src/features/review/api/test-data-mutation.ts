import { mutationOptions } from '@tanstack/react-query';
import type { TestDataRow } from '@/entities/review';
import { callForEffect, productApi, type Id } from '@/shared/api';
import { qualityPath, reviewMeta } from './review-meta';

/** Keeps the test data of a draft, all of it. A fault of a value is told by its path: `testData.0.values.ean`. */
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
