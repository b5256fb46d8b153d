import { answer } from '@/shared/testing';

/** Person who may manage labels. */
export const manager = { UserId: '7', UserRole: ['User', 'LabelManager'] };

/** Platen JSON that the server reads from a file. */
const template = {
  format: 'platen-label',
  version: 1,
  name: 'Shelf',
  widthMm: 60,
  heightMm: 40,
  variables: [
    { name: 'title', type: 'default' },
    { name: 'organic', type: 'toggle' },
  ],
  elements: [
    { id: 't', type: 'text', xMm: 2, yMm: 2, widthMm: 50, heightMm: 6, value: '{{title}}', sizePt: 12 },
    { id: 'o', type: 'rectangle', xMm: 2, yMm: 20, widthMm: 5, heightMm: 5, visibleWhen: 'organic' },
  ],
};

/** Result of the server reading a file. */
export const extracted = {
  format: 'platen',
  name: 'Shelf',
  widthMm: 60,
  heightMm: 40,
  variables: [
    { variableName: 'title', type: 'default', required: true, propertySize: 40 },
    { variableName: 'organic', type: 'toggle', required: false },
  ],
  template,
  notes: ['Red was read as black.'],
};

/** Label as the server returns it to people who manage labels. */
export const savedLabel = {
  labelId: 4,
  name: 'Shelf edge',
  isEnabled: true,
  revision: 3,
  widthMm: 60,
  heightMm: 40,
  version: 2,
  state: 'DesignApprover',
  publishedVersion: 1,
  groupIds: [2],
  printerIds: [],
  articleCount: 12,
  variables: [
    { variableName: 'title', dataType: 'default', required: true, propertySize: 40, displayName: 'Title' },
    { variableName: 'organic', dataType: 'toggle', variableData: 'false', displayName: 'organic' },
  ],
  template,
  reviewers: ['Desirée Fontaine'],
  use: { articles: 12, orderLines: 0, widgets: 0, printJobs: 0 },
};

/** Handlers of a server with one label of two versions, three groups and two printers. */
export const labelServer = () => [
  answer('labels/4/setup', { data: savedLabel }),
  answer('labels/4/versions', {
    data: [
      { labelVersionId: 9, version: 2, state: 'DesignApprover', uploadedBy: 'Lena Brandt' },
      { labelVersionId: 8, version: 1, state: 'Published', uploadedBy: 'Astrid Holm' },
    ],
  }),
  answer('labels/review', { data: { state: 'DataApprover', reviewers: ['Dagny Eriksen'] } }),
  answer('articles', {
    data: {
      data: [
        {
          id: 13,
          name: 'Tarte',
          labels: [
            {
              labelId: 4,
              name: 'Shelf edge',
              variables: [{ variableName: 'title', variableData: 'Tarte' }],
            },
          ],
        },
      ],
      total: 12,
    },
  }),
  answer('groups/getallgroups', {
    data: [
      { id: 1, name: 'All', parentGroupId: null },
      { id: 2, name: 'Food', parentGroupId: 1 },
      { id: 3, name: 'Bakery', parentGroupId: 2 },
    ],
  }),
  answer('printers', { data: [{ printerId: 1, name: 'line-1', displayName: 'Line 1' }] }),
  answer('subscription', { data: { type: 'Standard', maxLabels: 10, labels: 6 } }),
  answer('mediaLibrary/files', { data: [] }),
  answer('POST labels/extract', { data: extracted }),
  answer('POST labels'),
  answer('PUT labels/variables'),
  answer('PUT labels/:id'),
  answer('PUT labels/:id/variables'),
  answer('POST labels/disable'),
  answer('POST labels/enable'),
  answer('DELETE labels/:id'),
];

/** File of a label, as a person chooses it. */
export const labelFile = (name = 'shelf.json') =>
  new File([JSON.stringify(template)], name, { type: 'application/json' });
