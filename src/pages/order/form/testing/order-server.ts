import { articleHandlers, buildArticle } from '@/entities/article/index.testing';
import { answer } from '@/shared/testing';

/** Person who manages orders. */
export const manager = { UserId: '7', UserRole: ['OrderManager'] };

const shelf = { labelId: 1, name: 'Shelf', variables: [] };
const batch = { labelId: 2, name: 'Batch', variables: [] };

const line = (position: number, name: string, fields: object = {}) => ({
  position,
  article: { id: position + 11, name, externalIdentifier: `00${position}` },
  labelId: null,
  label: shelf,
  otherLabels: [batch],
  quantity: 10,
  printedCount: 0,
  openCount: 0,
  ...fields,
});

/** Order as the server returns it: three lines, nothing printed. */
export const savedOrder = {
  orderId: 5,
  orderNumber: 'SO-5',
  customer: 'Épicerie',
  groupId: 2,
  createdAt: '2026-11-20T08:00:00.000Z',
  revision: 4,
  lines: [
    line(0, 'Tarte'),
    line(1, 'Brioche', { labelId: 2, label: batch, otherLabels: [shelf] }),
    line(2, 'Pain'),
  ],
};

/** The same order with its first line partly printed. */
export const begunOrder = {
  ...savedOrder,
  lines: [line(0, 'Tarte', { printedCount: 3, openCount: 1 }), ...savedOrder.lines.slice(1)],
};

/** Handlers of a server with one order, three groups and two articles. */
export const orderServer = () => [
  answer('orders/5', { data: savedOrder }),
  answer('groups/getallgroups', {
    data: [
      { id: 1, name: 'All', parentGroupId: null },
      { id: 2, name: 'Food', parentGroupId: 1 },
      { id: 3, name: 'Bakery', parentGroupId: 2 },
    ],
  }),
  ...articleHandlers([
    buildArticle({
      id: 21,
      name: 'Oat biscuits',
      externalIdentifier: '4006381333931',
      labels: [shelf, batch],
    }),
    buildArticle({ id: 22, name: 'Walnut bread', externalIdentifier: '000042' }),
  ]),
  answer('POST orders', { data: savedOrder }),
  answer('PUT orders/:id', { data: savedOrder }),
  answer('DELETE orders/:id', { data: savedOrder }),
];
