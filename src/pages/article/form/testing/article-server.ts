import { answer, choose, press } from '@/shared/testing';

/** Person who may only manage articles. */
export const articleManager = { UserId: '7', UserRole: ['ArticleManager'] };
/** Person who may also manage orders. */
export const manager = { UserId: '7', UserRole: ['ArticleManager', 'OrderManager'] };

const variable = (variableName: string, dataType = 'default') => ({
  variableId: 1,
  variableName,
  variableData: '',
  propertySize: null,
  dataType,
  required: false,
  editable: true,
  displayName: variableName,
});

/** Article as the server returns it. */
export const savedArticle = {
  id: 5,
  name: 'Tarte',
  externalIdentifier: '4006381333931',
  groupId: 2,
  labels: [],
  orders: [],
  modifiedAt: '2026-11-20T08:00:00.000Z',
  revision: 4,
  articleData: [{ key: 'price', data: '1.20', editable: true, propertyType: 'default' }],
  connectedLabels: [{ labelId: 1, name: 'Shelf', isPrintable: true }],
};

/** Handlers of a server with one article, three groups, two labels and two orders. */
export const articleServer = () => [
  answer('articles/5', { data: savedArticle }),
  answer('groups/getallgroups', {
    data: [
      { id: 1, name: 'All', parentGroupId: null },
      { id: 2, name: 'Food', parentGroupId: 1 },
      { id: 3, name: 'Bakery', parentGroupId: 2 },
    ],
  }),
  answer('labels', {
    data: [
      { labelId: 1, name: 'Shelf', variables: [variable('name'), variable('price')] },
      { labelId: 2, name: 'Batch', variables: [variable('batch'), variable('organic', 'toggle')] },
    ],
  }),
  answer('labels/:id', ({ params: { id } }) => ({
    data: { labelId: Number(id), name: `Drawn ${String(id)}` },
  })),
  answer('mediaLibrary/files', { data: [] }),
  answer('orders/getordersbyorganization', {
    data: {
      data: [
        { orderId: 8, orderNumber: 'SO-8', customer: 'Épicerie' },
        { orderId: 9, orderNumber: 'SO-9', customer: '' },
      ],
      total: 2,
    },
  }),
  answer('POST articles', { data: savedArticle }),
  answer('POST articles/addnewarticleandlabelsandorders', { data: savedArticle }),
  answer('PUT articles/setarticlevariabledata', { data: savedArticle }),
  answer('PUT articles/:id', { data: savedArticle }),
  answer('DELETE articles/:id', { data: savedArticle }),
];

/** Connects a label, once it is offered. */
export async function connect(label: string): Promise<void> {
  await choose('Connect a label', label);
  await press('Connect');
}

/** Adds a new article to an order, once the order is offered. */
export async function putInto(order: string): Promise<void> {
  await choose('Add to an order', order);
  await press('Add');
}
