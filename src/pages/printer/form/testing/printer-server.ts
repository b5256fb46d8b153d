import { helperHandlers } from '@/entities/printer-helper/index.testing';
import { answer } from '@/shared/testing';

/** Person who may manage printers. */
export const manager = { UserId: '7', UserPermission: ['PrinterManager'] };

/** Printer as the server returns it. */
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

/** Agent that was last seen this morning. */
export const awayAgent = {
  id: 7,
  name: 'Dock 3',
  machineName: 'DOCK-PC',
  connectionStatus: 'Disconnected',
  lastSeenAt: '2026-11-20T10:00:00.000Z',
  printQueues: ['Zebra dock', 'Office'],
};

/** Handlers of a server with one printer, three groups and two manufacturers, and of a helper with two queues. */
export const printerServer = () => [
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
  answer('POST printers'),
  answer('PUT printers'),
  answer('PUT printers/groups'),
  answer('DELETE printers/:id'),
  answer('http://helper.test/api/printQueues', {
    computerName: 'BENCH-3',
    queues: [
      { name: 'Zebra', state: 'stopped', stateReasons: ['media-empty-error'] },
      { name: 'Save to folder', state: 'idle', isDefault: true },
    ],
  }),
  ...helperHandlers(),
];
