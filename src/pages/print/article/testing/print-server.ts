import { readFileSync } from 'node:fs';
import { http, HttpResponse } from 'msw/http';

/** Vite rewrites addresses beside a module; the tests run in the root folder. */
const font = (name: string) =>
  Uint8Array.from(readFileSync(`node_modules/@expo-google-fonts/noto-sans/${name}`)).buffer;

const template = {
  format: 'platen-label',
  version: 1,
  name: 'Shelf label',
  widthMm: 60,
  heightMm: 40,
  variables: [
    { name: 'title', type: 'default', required: true, propertySize: 40 },
    { name: 'ean', type: 'default', required: true },
  ],
  elements: [
    {
      type: 'text',
      id: 't',
      xMm: 2,
      yMm: 2,
      widthMm: 56,
      heightMm: 12,
      value: '{{title}}',
      sizePt: 12,
      minSizePt: 6,
    },
    {
      type: 'barcode',
      id: 'b',
      xMm: 2,
      yMm: 16,
      widthMm: 44,
      heightMm: 22,
      symbology: 'ean13',
      value: '{{ean}}',
    },
  ],
};

const variables = [
  {
    variableId: 1,
    variableName: 'title',
    displayName: 'Title',
    variableData: 'Jam',
    dataType: 'default',
    required: true,
    propertySize: 40,
  },
  {
    variableId: 2,
    variableName: 'ean',
    displayName: 'EAN',
    variableData: '9501101530003',
    dataType: 'default',
    required: true,
  },
];

const aPrintFile = (printJobEntryId: string) => ({
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
    http.get('*NotoSans_400Regular.ttf', () =>
      HttpResponse.arrayBuffer(font('400Regular/NotoSans_400Regular.ttf')),
    ),
    http.get('*NotoSans_700Bold.ttf', () => HttpResponse.arrayBuffer(font('700Bold/NotoSans_700Bold.ttf'))),
    http.get(
      'http://api.test/api/articles/5',
      answer({
        id: 5,
        name: 'Jam',
        externalIdentifier: '9501101530003',
        labels: [{ labelId: 3, name: 'Shelf label', variables }],
      }),
    ),
    http.get(
      'http://api.test/api/labels/3',
      answer({ labelId: 3, name: 'Shelf label', variables, template }),
    ),
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
    http.get('http://api.test/api/subscription', answer({ type: 'Standard' })),
    http.post('http://api.test/api/printjobs/article', record('create', created)),
    http.put('http://api.test/api/printjobs/printjobentries/status', record('entry', {})),
    http.put('http://api.test/api/printjobs/status', record('job', {})),
    http.get('http://helper.test/health', () =>
      HttpResponse.json({ status: 'Healthy', version: '0.1.0', instanceId: 'i' }),
    ),
    http.get('http://helper.test/api/settings', () =>
      HttpResponse.json({ version: '0.1.0', computerName: 'BENCH-1', idempotentPrint: true }),
    ),
    http.get('http://helper.test/api/printQueues', () =>
      HttpResponse.json({ computerName: 'BENCH-1', queues: [] }),
    ),
    http.get('http://helper.test/api/jobs/:key', ({ params }) =>
      HttpResponse.json({ jobKey: params['key'], state: 'completed', isFinal: true }),
    ),
    http.post(
      'http://helper.test/api/print',
      record('print', { jobKey: 'k', state: 'accepted', replayed: false }),
    ),
  ];
}
