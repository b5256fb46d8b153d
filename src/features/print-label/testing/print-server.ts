import type { Article } from '@/entities/article';
import { buildVariable, fontHandlers, shelfTemplate } from '@/entities/label/index.testing';
import { helperHandlers } from '@/entities/printer-helper/index.testing';
import { answer } from '@/shared/testing';

const variables = [
  buildVariable('title', { displayName: 'Title', required: true, variableData: 'Jam', propertySize: 40 }),
  buildVariable('ean', { displayName: 'EAN', required: true, variableData: '9501101530003' }),
];

/** Article of the server, with its one label. */
export const jam: Article = {
  id: 5,
  name: 'Jam',
  externalIdentifier: '9501101530003',
  gtins: [],
  groupId: undefined,
  labels: [{ labelId: 3, name: 'Shelf label', variables }],
  orders: [],
  modifiedAt: '',
  revision: undefined,
};

/** Label without an article: nothing is filled in. */
export const shelfLabel = {
  labelId: 3,
  name: 'Shelf label',
  widthMm: 60,
  heightMm: 40,
  variables: variables.map((one) => ({ ...one, variableData: '' })),
};

export const aPrintFile = (printJobEntryId: string) => ({
  printJobEntryId,
  printFileName: `http://api.test/files/${printJobEntryId}`,
  targetPrintQueue: 'Save to folder',
  pdfAsBase64String: 'JVBERi0=',
  labelName: 'Shelf label',
  labelCount: 1,
});

/** Calls of a print, by purpose. */
export const printCalls = {
  create: 'POST printjobs/article',
  createLabels: 'POST printjobs',
  entry: 'PUT printjobs/printjobentries/status',
  job: 'PUT printjobs/status',
  print: 'POST http://helper.test/api/print',
} as const;

/** Returns handlers of a server and a healthy helper. */
export function printServer() {
  const created = { entityId: 'job-1', printFiles: [aPrintFile('e1'), aPrintFile('e2')] };
  return [
    ...fontHandlers(),
    answer('articles/5', { data: jam }),
    answer('labels', { data: [shelfLabel] }),
    answer('labels/3', { data: { ...shelfLabel, template: shelfTemplate } }),
    answer('printers', {
      data: [
        { printerId: 1, name: 'ZD421' },
        { printerId: 2, name: 'Bench', dpi: 300 },
      ],
    }),
    answer('preferences/userSettings', {
      data: { labels: [{ labelId: 3, printers: [{ printerId: 2, isDefault: true }] }] },
    }),
    answer('preferences/computers', {
      data: { computerName: 'BENCH-1', printers: [{ printerId: 1, isDefault: true }] },
    }),
    answer('subscription', { data: { type: 'Standard' } }),
    answer(printCalls.create, created),
    answer(printCalls.createLabels, created),
    answer(printCalls.entry),
    answer(printCalls.job),
    ...helperHandlers({ version: '0.1.0', computerName: 'BENCH-1', instanceId: 'i' }),
    answer('http://helper.test/api/jobs/:key', ({ params }) => ({
      jobKey: params['key'],
      state: 'completed',
      isFinal: true,
    })),
    answer(printCalls.print, { jobKey: 'k', state: 'accepted', replayed: false }),
  ];
}
