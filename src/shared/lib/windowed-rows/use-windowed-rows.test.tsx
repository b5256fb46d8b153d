import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useWindowedRows } from './use-windowed-rows';

it('forgets windows that were scrolled past, and reads them again when they come into sight', async () => {
  const read: number[] = [];
  const client = new QueryClient();
  const { result } = renderHook(
    () =>
      useWindowedRows('articles', ({ offset, take }) => ({
        queryKey: ['article', offset, take],
        queryFn: () => {
          read.push(offset);
          return { rows: Array.from({ length: take }, (_none, row) => offset + row), total: 10_000 };
        },
        staleTime: Infinity,
      })),
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  );
  const scrollTo = async (row: number): Promise<void> => {
    act(() => result.current.onRangeChange(row, row + 10));
    await waitFor(() => expect(result.current.rowAt(row)).toBe(row));
  };
  for (let row = 50; row < 10_000; row += 100) await scrollTo(row);
  expect(client.getQueryCache().getAll()).toHaveLength(17);
  expect(client.getQueryData(['article', 0, 100]), 'the first window').toBeDefined();
  read.length = 0;
  await scrollTo(9_850);
  expect(read).toEqual([]);
  await scrollTo(1_050);
  expect(read).toContain(1_000);
});
