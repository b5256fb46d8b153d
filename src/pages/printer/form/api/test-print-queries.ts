import { queryOptions, skipToken } from '@tanstack/react-query';
import { askHelperJournal } from '@/features/send-print-job';
import { TEST_PRINT_POLL_MS } from '../config/timings';
import type { TestPrintOutcome } from './test-print-mutation';

export const testPrintQueries = {
  all: () => ['test-print'] as const,
  /** State of a test label that the helper accepted; polled until the state is final. */
  journal: (outcome: TestPrintOutcome | undefined) =>
    queryOptions({
      queryKey: [...testPrintQueries.all(), outcome?.helperKey],
      queryFn:
        outcome && outcome.state !== 'failed' ? () => askHelperJournal(String(outcome.helperKey)) : skipToken,
      refetchInterval: ({ state }) => (state.data?.word === 'accepted' ? TEST_PRINT_POLL_MS : false),
      networkMode: 'always',
      meta: { silent: true },
    }),
};
