import { queryOptions, skipToken } from '@tanstack/react-query';
import { callForList, callForValue, productApi } from '@/shared/api';
import { STALE_MS } from '@/shared/config';
import { hasPrintAllowance } from '../model/print-allowance';
import { PRINT_COUNT_POLL_MS } from '../config/timings';
import { printCountSchema, subscriptionSchema, type Subscription } from './subscription-schema';
import { subscriptionTemplateSchema } from './subscription-template-schema';

export const subscriptionQueries = {
  all: () => ['subscription'] as const,
  current: () =>
    queryOptions({
      queryKey: [...subscriptionQueries.all(), 'current'],
      queryFn: ({ signal }) =>
        callForValue(productApi, 'get', 'api/subscription', subscriptionSchema, { signal }),
      staleTime: STALE_MS.sometimesChanged,
    }),
  /** Subscriptions an organisation can choose from when it registers. */
  templates: () =>
    queryOptions({
      queryKey: [...subscriptionQueries.all(), 'templates'],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', 'api/subscription/templates', subscriptionTemplateSchema, { signal }),
      staleTime: Infinity,
    }),
  /** Prints of this month, polled every 30 s for a Free subscription and not requested otherwise. */
  printCount: (subscription: Subscription | undefined) =>
    queryOptions({
      queryKey: [...subscriptionQueries.all(), 'print-count'],
      queryFn: hasPrintAllowance(subscription)
        ? ({ signal }) =>
            callForValue(productApi, 'get', 'api/printjobs/count', printCountSchema, {
              searchParams: { interval: 'MONTH' },
              signal,
            })
        : skipToken,
      refetchInterval: PRINT_COUNT_POLL_MS,
      meta: { silent: true },
    }),
};
