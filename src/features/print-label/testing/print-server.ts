import { http, HttpResponse } from 'msw/http';
import type { Article } from '@/entities/article';
import { buildVariable, fontHandlers, shelfTemplate } from '@/entities/label/index.testing';
import { helperHandlers } from '@/entities/printer-helper/index.testing';

const variables = [
  buildVariable('title', { displayName: 'Title', required: true, variableData: 'Jam', propertySize: 40 }),
  buildVariable('ean', { displayName: 'EAN', required: true, variableData: '9501101530003' }),
];

/** The article the server has, with its one label. */
export const jam: Article = {
  id: 5,
  name: 'Jam',
  externalIdentifier: '9501101530003',
  groupId: undefined,
  labels: [{ labelId: 3, name: 'Shelf label', variables }],
  orders: [],
  modifiedAt: '',
  revision: undefined,
};

/** The label by itself: nothing is filled in. */
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

export interface Call {
  call: string;
  body: unknown;
}

const answer = (data: object) => () => HttpResponse.json({ data });

/** A server and a healthy helper; what is written is recorded in `calls`. */
export function printServer(calls: Call[]) {
  const record =
    (call: string, body: object) =>
    async ({ request }: { request: Request }) => {
      calls.push({ call, body: await request.json() });
      return HttpResponse.json(body);
    };
  const created = { entityId: 'job-1', printFiles: [aPrintFile('e1'), aPrintFile('e2')] };
  return [
    ...fontHandlers(),
    http.get('http://api.test/api/articles/5', answer(jam)),
    http.get('http://api.test/api/labels', answer([shelfLabel])),
    http.get('http://api.test/api/labels/3', answer({ ...shelfLabel, template: shelfTemplate })),
    http.get(
      'http://api.test/api/printers',
      answer([
        { printerId: 1, name: 'ZD421' },
        { printerId: 2, name: 'Bench', dpi: 300 },
      ]),
    ),
    http.get(
      'http://api.test/api/preferences/userSettings',
      answer({ labels: [{ labelId: 3, printers: [{ printerId: 2, isDefault: true }] }] }),
    ),
    http.get(
      'http://api.test/api/preferences/computers',
      answer({ computerName: 'BENCH-1', printers: [{ printerId: 1, isDefault: true }] }),
    ),
    http.get('http://api.test/api/subscription', answer({ type: 'Standard' })),
    http.post('http://api.test/api/printjobs/article', record('create', created)),
    http.post('http://api.test/api/printjobs', record('create-labels', created)),
    http.put('http://api.test/api/printjobs/printjobentries/status', record('entry', {})),
    http.put('http://api.test/api/printjobs/status', record('job', {})),
    ...helperHandlers({ version: '0.1.0', computerName: 'BENCH-1', instanceId: 'i' }),
    http.get('http://helper.test/api/jobs/:key', ({ params }) =>
      HttpResponse.json({ jobKey: params['key'], state: 'completed', isFinal: true }),
    ),
    http.post(
      'http://helper.test/api/print',
      record('print', { jobKey: 'k', state: 'accepted', replayed: false }),
    ),
  ];
}
