import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { helperHandlers } from '@/entities/printer-helper/index.testing';
import { buildToken } from '@/entities/session/index.testing';

/** Somebody who may manage printers. */
export const manager = buildToken({ UserId: '7', UserPermission: ['PrinterManager'] });

/** What was written, call by call. */
export const sent: { call: string; body: unknown }[] = [];

/** A printer as the server tells it. */
export const savedPrinter = {
  printerId: 5,
  name: 'line-2',
  displayName: 'Line 2',
  vendor: 'Zebra',
  model: 'ZD421',
  dpi: 203,
  language: 'zpl',
  targetIpAddress: '192.168.1.20',
  targetPort: 9100,
  targetPrintQueue: null,
  useLocalPrinterDriver: false,
  groupIds: [2],
  isDefault: false,
  revision: 4,
};

const answer = (path: string, body: object) =>
  http.get(`http://api.test/api/${path}`, () => HttpResponse.json(body));

const writing = (method: 'post' | 'put' | 'delete', path: string) =>
  http[method](`http://api.test/api/${path}`, async ({ request }) => {
    const text = await request.text();
    const call = `${method.toUpperCase()} ${new URL(request.url).pathname.replace('/api/', '')}`;
    sent.push({ call, body: text === '' ? undefined : (JSON.parse(text) as unknown) });
    return HttpResponse.json({});
  });

/** An agent that was here this morning. */
export const awayAgent = {
  id: 7,
  name: 'Dock 3',
  machineName: 'DOCK-PC',
  connectionStatus: 'Disconnected',
  lastSeenAt: '2026-11-20T10:00:00.000Z',
  printQueues: ['Zebra dock', 'Office'],
};

/** A server with one printer, three groups and two makers, and a helper with two queues. */
export const printerHouse = () =>
  setupServer(
    answer('printers', { data: [savedPrinter] }),
    answer('printers/vendors', {
      data: [
        {
          vendor: 'Zebra',
          models: [
            { model: 'ZD421', dpis: [203], languages: ['zpl', 'pdf'] },
            { model: 'ZT411', dpis: [300, 203, 600], languages: ['zpl', 'pdf'] },
          ],
        },
        { vendor: 'Brother', models: ['QL-1110NWB'] },
      ],
    }),
    answer('groups/getallgroups', {
      data: [
        { id: 1, name: 'All', parentGroupId: null },
        { id: 2, name: 'Food', parentGroupId: 1 },
        { id: 3, name: 'Bakery', parentGroupId: 2 },
      ],
    }),
    answer('agents', { data: [] }),
    answer('preferences/userSettings', { data: { dateLanguage: 'sv' } }),
    answer('subscription', { data: { type: 'Standard', maxPrinterModels: 5, printerModels: 1 } }),
    writing('post', 'printers'),
    writing('put', 'printers'),
    writing('put', 'printers/groups'),
    writing('delete', 'printers/:id'),
    http.get('http://helper.test/api/printQueues', () =>
      HttpResponse.json({
        computerName: 'BENCH-3',
        queues: [
          { name: 'Zebra', state: 'stopped', stateReasons: ['media-empty-error'] },
          { name: 'Save to folder', state: 'idle', isDefault: true },
        ],
      }),
    ),
    ...helperHandlers(),
  );

/** Chooses by the words a person reads, as soon as they are there. */
export async function choose(name: string, option: string): Promise<void> {
  const select = await screen.findByRole('combobox', { name });
  await within(select).findByRole('option', { name: option });
  await userEvent.selectOptions(select, option);
}

/** Replaces what stands in a text field. */
export async function type(name: string, text: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
