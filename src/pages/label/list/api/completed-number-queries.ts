import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { labelQueries } from '@/entities/label';
import { callForList, lenient, productApi } from '@/shared/api';

/** Label that added a check digit to numbers without being configured to, with one of those numbers. */
const completedNumberSchema = z.object({
  labelId: lenient.id(),
  name: lenient.text(),
  version: lenient.number(undefined),
  symbology: lenient.text(),
  value: lenient.text(),
  /** Number that was printed for the value. */
  former: lenient.text(),
  /** Number that is printed now; "" if it is refused. */
  current: lenient.text(),
  articleCount: lenient.number(0),
  articleName: lenient.text(),
});
export type CompletedNumber = z.infer<typeof completedNumberSchema>;

/** Returns the published labels that added check digits to numbers. A Platen-specific call: without it, no notice is shown. */
export const completedNumbersQuery = () =>
  queryOptions({
    queryKey: [...labelQueries.administered(), 'completed-numbers'],
    queryFn: ({ signal }) =>
      callForList(productApi, 'get', 'api/labels/completedNumbers', completedNumberSchema, { signal }),
    meta: { silent: true },
  });
