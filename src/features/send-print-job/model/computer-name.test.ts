import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import type { PrintOrder } from '../api/create-print-job';
import { computerNameOf } from './computer-name';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

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
  ])('without a helper %s', async (_what, order, name) => {
    server.use(http.get('http://api.test/api/printers', () => HttpResponse.json({ data: printers })));
    expect(await computerNameOf(new QueryClient(), order, '')).toBe(name);
  });

  it('is this one where it has a helper, and nobody is asked', async () => {
    const asked = vi.fn<() => Response>(() => HttpResponse.json({ data: printers }));
    server.use(http.get('http://api.test/api/printers', asked));
    expect(await computerNameOf(new QueryClient(), labels(2), 'BENCH-1')).toBe('BENCH-1');
    expect(asked).not.toHaveBeenCalled();
  });

  it('is none where the printers cannot be read', async () => {
    server.use(http.get('http://api.test/api/printers', () => HttpResponse.json({}, { status: 403 })));
    expect(await computerNameOf(new QueryClient(), labels(2), '')).toBe('');
  });
});
