// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { helperHandlers } from '@/entities/printer-helper/index.testing';
import { mockApi } from '@/shared/testing';
import type { PrintOrder } from '../api/create-print-job';
import { computerNameOf } from './computer-name';

const api = mockApi();

const dock = { id: 7, name: 'Dock 3', machineName: 'DOCK-PC', connectionStatus: 'Disconnected' };
const printers = [
  { printerId: 1, name: 'Bench' },
  { printerId: 2, name: 'Dock', agent: dock },
  { printerId: 3, name: 'New', agent: { ...dock, machineName: '' } },
];
const labels = (...printerIds: number[]): PrintOrder => ({
  kind: 'labels',
  labels: printerIds.map((printerId) => ({ labelId: 1, quantity: 1, printerId })),
});
const reprint = (printerIds: number[], printerId?: number): PrintOrder => ({
  kind: 'reprint',
  printJobId: 'j',
  printerIds,
  request: { version: 'same', reason: 'torn', ...(printerId !== undefined && { printerId }) },
});
const article = { id: 5, name: 'Jam' };

describe('the computer a print comes from', () => {
  it.each<[string, PrintOrder, string]>([
    ['is that of the agent', labels(2), 'DOCK-PC'],
    ['is the agent itself, where its machine never told its name', labels(3), 'Dock 3'],
    ['is none where one of the printers needs a helper here', labels(2, 1), ''],
    ['is none where a printer is not known', labels(2, 9), ''],
    [
      'is that of a card',
      { kind: 'quick', request: { labelId: 1, printerId: 2, quantity: 1, article, variables: {} } },
      'DOCK-PC',
    ],
    ['is that of the printer of then', reprint([2]), 'DOCK-PC'],
    ['is that of another printer', reprint([1], 2), 'DOCK-PC'],
    ['is none of a reprint to a printer that needs a helper', reprint([1]), ''],
    ['is none where nobody knows the printers of then', reprint([]), ''],
  ])('names the computer without a helper: %s', async (_what, order, name) => {
    api.unreachable('http://helper.test/health');
    api.answer('printers', { data: printers });
    expect(await computerNameOf(new QueryClient(), order, '')).toBe(name);
  });

  it('is the one that the helper names, when it answers after Print was pressed', async () => {
    api.use(...helperHandlers({ computerName: 'BENCH-3' }));
    api.answer('printers', { data: printers });
    expect(await computerNameOf(new QueryClient(), labels(1), '')).toBe('BENCH-3');
  });

  it('takes this computer where it has a helper, and asks nobody', async () => {
    api.answer('printers', { data: printers });
    expect(await computerNameOf(new QueryClient(), labels(2), 'BENCH-1')).toBe('BENCH-1');
    expect(api.sent).toEqual([]);
  });

  it('names no computer where the printers cannot be read', async () => {
    api.unreachable('http://helper.test/health');
    api.answer('printers', {}, 403);
    expect(await computerNameOf(new QueryClient(), labels(2), '')).toBe('');
  });
});
