import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { buildToken } from '@/entities/session/index.testing';

/** Somebody who manages articles, and nothing else. */
export const articleManager = buildToken({ UserId: '7', UserRole: ['ArticleManager'] });
/** Somebody who manages orders too. */
export const manager = buildToken({ UserId: '7', UserRole: ['ArticleManager', 'OrderManager'] });

/** What was written, call by call. */
export const sent: { call: string; body: unknown }[] = [];

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

/** An article as the server tells it. */
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

const answer = (path: string, body: object) =>
  http.get(`http://api.test/api/${path}`, () => HttpResponse.json(body));

const writing = (method: 'post' | 'put' | 'delete', path: string) =>
  http[method](`http://api.test/api/${path}`, async ({ request }) => {
    const text = await request.text();
    const call = `${method.toUpperCase()} ${new URL(request.url).pathname.replace('/api/', '')}`;
    sent.push({ call, body: text === '' ? undefined : (JSON.parse(text) as unknown) });
    return HttpResponse.json({ data: savedArticle });
  });

/** A server with one article, three groups, two labels and two orders. */
export const articleHouse = () =>
  setupServer(
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
    http.get('http://api.test/api/labels/:id', ({ params }) =>
      HttpResponse.json({ data: { labelId: Number(params['id']), name: `Drawn ${String(params['id'])}` } }),
    ),
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
    writing('post', 'articles'),
    writing('post', 'articles/addnewarticleandlabelsandorders'),
    writing('put', 'articles/setarticlevariabledata'),
    writing('put', 'articles/:id'),
    writing('delete', 'articles/:id'),
  );

/** Replaces what stands in a text field. */
export async function type(name: string, text: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
}

/** Chooses by the words a person reads, as soon as they are there. */
export async function choose(name: string, option: string): Promise<void> {
  await screen.findByRole('option', { name: option });
  await userEvent.selectOptions(screen.getByRole('combobox', { name }), option);
}

/** Connects a label, as soon as it is offered. */
export async function connect(label: string): Promise<void> {
  await choose('Connect a label', label);
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
}

/** Puts a new article into an order, as soon as it is offered. */
export async function putInto(order: string): Promise<void> {
  await choose('Put it into an order', order);
  await userEvent.click(screen.getByRole('button', { name: 'Put in' }));
}
