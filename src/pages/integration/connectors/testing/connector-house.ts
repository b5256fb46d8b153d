import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { buildToken } from '@/entities/session/index.testing';

/** Somebody who administers the organisation. */
export const administrator = buildToken({ UserId: '1', UserRole: ['Administrator'] });

/** What was written, call by call. */
export const sent: { call: string; body: unknown }[] = [];

/** A connector as the specification has it, and no more. */
export const listedConnector = {
  id: 4,
  name: 'Bakery ERP',
  machineName: 'ERP-SRV-01',
  connectionStatus: 'Connected',
};

/** A connector as our server tells it. */
const savedConnector = {
  ...listedConnector,
  lastSeenAt: '2026-11-20T10:00:00.000Z',
  version: '0.1.0',
  isEnabled: true,
  keyEnding: 'x7Qa',
  keyCreatedAt: '2026-05-12T08:00:00.000Z',
  createdAt: '2026-05-12T08:00:00.000Z',
  labels: [
    { labelId: 2, name: 'Shelf edge' },
    { labelId: 9, name: 'Old box' },
  ],
  revision: 3,
};

export const connectorKey = 'platen_connector_1_4_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';

const jam = {
  id: 'E/5',
  name: 'Jam',
  externalIdentifier: '4006381333931',
  labels: [
    {
      labelId: 2,
      name: 'Shelf edge',
      variables: [
        { variableId: 1, variableName: 'Price', variableData: '2.50' },
        { variableId: 2, variableName: 'Lot', variableData: '' },
      ],
    },
  ],
};

const reading = (path: string, answer: object) =>
  http.get(`http://api.test/api/${path}`, () => HttpResponse.json(answer));

const writing = (method: 'post' | 'put' | 'delete', path: string, answer: object) =>
  http[method](`http://api.test/api/${path}`, async ({ request }) => {
    const text = await request.text();
    const call = `${method.toUpperCase()} ${new URL(request.url).pathname.replace('/api/', '')}`;
    sent.push({ call, body: text === '' ? undefined : (JSON.parse(text) as unknown) });
    return HttpResponse.json(answer);
  });

/** What the articles of the connector were asked for with, in order. */
export const searches: string[] = [];

/** A server with one connector, two labels, and one article behind the connector. */
export const connectorHouse = () =>
  setupServer(
    reading('connectors', { data: [listedConnector] }),
    reading('connectors/4', { data: savedConnector }),
    reading('labels', {
      data: [
        { labelId: 1, name: 'Product' },
        { labelId: 2, name: 'Shelf edge' },
      ],
    }),
    http.get('http://api.test/api/connectors/4/articles', ({ request }) => {
      searches.push(new URL(request.url).search);
      return HttpResponse.json({ data: { data: [jam], total: 30 } });
    }),
    reading('preferences/userSettings', { data: { dateLanguage: 'sv' } }),
    reading('subscription', { data: { connectorsEnabled: true } }),
    writing('post', 'connectors', { data: { ...savedConnector, key: connectorKey } }),
    writing('post', 'connectors/4/key', { data: { ...savedConnector, key: connectorKey } }),
    writing('put', 'connectors/4', { data: savedConnector }),
    writing('delete', 'connectors/4', {}),
  );
