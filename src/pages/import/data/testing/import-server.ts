import { answer } from '@/shared/testing';

/** Person who may import but manages nothing else. */
export const importer = { UserId: '7', UserRole: ['User', 'DataImporter'] };

export const IMPORT_SERVICE = 'http://import.test/api/import';

export const UPLOAD = `POST ${IMPORT_SERVICE}/upload`;

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

/** Handlers of a server with three groups, a published label, an unpublished one, and no configuration. */
export const importServer = () => [
  answer('features', { data: { importEnabled: true } }),
  answer('groups/getallgroups', { data: groups }),
  answer('labels', { data: labels }),
  answer('labels/getalllabelsbyorganization', {
    data: [
      { labelId: 4, name: 'Shelf', state: 'Published', publishedVersion: 1 },
      { labelId: 5, name: 'Rail', state: 'DataApprover', publishedVersion: null },
    ],
  }),
  answer(`${IMPORT_SERVICE}/importConfiguration`, { data: [] }),
  answer(UPLOAD, { entityId: 12 }),
  answer(`${IMPORT_SERVICE}/12`, { data: doneImport }),
];
