import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { labelQueries } from '@/entities/label';
import { callForList, lenient, productApi } from '@/shared/api';

/** A label that completed numbers with a check digit without being told to, and one of its numbers. */
const completedNumberSchema = z.object({
  labelId: lenient.id(),
  name: lenient.text(),
  version: lenient.number(undefined),
  symbology: lenient.text(),
  value: lenient.text(),
  /** What was printed for it. */
  former: lenient.text(),
  /** What is printed now; "" where it is refused. */
  current: lenient.text(),
  articleCount: lenient.number(0),
  articleName: lenient.text(),
});
export type CompletedNumber = z.infer<typeof completedNumberSchema>;

/** The published labels that completed numbers with a check digit. One of our own calls: without it none are told. */
export const completedNumbersQuery = () =>
  queryOptions({
    queryKey: [...labelQueries.administered(), 'completed-numbers'],
    queryFn: ({ signal }) =>
      callForList(productApi, 'get', 'api/labels/completedNumbers', completedNumberSchema, { signal }),
    meta: { silent: true },
  });
