import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { buildToken } from '@/entities/session/index.testing';

/** Somebody who may import, and manages nothing else. */
export const importer = buildToken({ UserId: '7', UserRole: ['User', 'DataImporter'] });

/** What was uploaded, form by form, as text. */
export const uploads: string[] = [];

export const api = (path: string) => `http://api.test/api/${path}`;
export const importApi = (path: string) => `http://import.test/api/${path}`;

/** jsdom asks another origin beforehand whether an upload may be sent there, as browsers do. */
const crossOrigin = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'authorization' };

export const uploadAnswer = (body: object, status = 200) =>
  HttpResponse.json(body, { status, headers: crossOrigin });

const groups = [
  { id: 1, name: 'Demo', groupSettings: { allowOrderImportToThisGroup: false } },
  { id: 2, name: 'Food', parentGroupId: 1, groupSettings: { allowOrderImportToThisGroup: true } },
  { id: 3, name: 'Bakery', parentGroupId: 1, groupSettings: {} },
];
const labels = [
  {
    labelId: 4,
    name: 'Shelf',
    variables: [
      { variableName: 'name', variableData: '' },
      { variableName: 'ingredients', variableData: '' },
      { variableName: 'origin', variableData: '' },
    ],
  },
];

export const configuration = {
  id: 9,
  name: 'Bäckerei',
  fileEncoding: 'windows-1252',
  targetGroups: [3],
  options: {
    kind: 'articles',
    delimiter: ';',
    hasHeader: true,
    mapping: [
      { field: 'identifier', column: 'Code' },
      { field: 'name', column: 'Text' },
    ],
    onExisting: 'skip',
    skipFaulty: true,
    labelIds: [4],
  },
};

export const doneImport = {
  id: 12,
  kind: 'articles',
  fileName: 'articles.csv',
  state: 'Done',
  rowCount: 2,
  createdCount: 1,
  updatedCount: 1,
  skippedCount: 0,
  rejectedCount: 0,
  message: '',
};

/** A server with three groups, one label and no configuration. */
export const importHouse = () =>
  setupServer(
    http.get(api('groups/getallgroups'), () => HttpResponse.json({ data: groups })),
    http.get(api('labels'), () => HttpResponse.json({ data: labels })),
    http.get(importApi('import/importConfiguration'), () => HttpResponse.json({ data: [] })),
    http.options(importApi('import/upload'), () => new HttpResponse(null, { headers: crossOrigin })),
    http.post(importApi('import/upload'), async ({ request }) => {
      uploads.push(await request.text());
      return uploadAnswer({ entityId: 12 });
    }),
    http.get(importApi('import/12'), () => HttpResponse.json({ data: doneImport })),
  );
