import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { DataImport } from '@/entities/data-import';
import { ApiError } from '@/shared/api';
import { answer, mockApi, press, renderPage } from '@/shared/testing';
import { HistoryTable } from './history-table';

mockApi(answer('preferences/userSettings', { data: {} }));

it('keeps the rows that are there when others cannot be read, and reads those again', async () => {
  const retry = vi.fn<() => void>();
  const list = {
    rowCount: 150,
    rowAt: (): DataImport | undefined => undefined,
    onRangeChange: () => undefined,
    isPending: false,
    isKnown: true,
    isStale: false,
    error: new ApiError('The store is busy.', { kind: 'http', status: 503 }),
    retry,
  };
  renderPage(<HistoryTable list={list} pathOf={String} empty="None" />, { as: 'DataImporter' });
  expect(await screen.findByText('The store is busy.')).toBeTruthy();
  expect(screen.getByRole('table')).toBeTruthy();
  await press('Try again');
  expect(retry).toHaveBeenCalledOnce();
});
