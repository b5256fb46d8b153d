import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { buildToken } from '@/entities/session/index.testing';

/** Somebody who administers the organisation. */
export const administrator = buildToken({ UserId: '1', UserRole: ['Administrator'] });

/** What was written, call by call. */
export const sent: { call: string; body: unknown }[] = [];

/** A web hook as the server tells it. */
export const savedHook = {
  webHookId: 4,
  name: 'Warehouse',
  url: 'https://hooks.example.com/platen',
  events: ['print.failed', 'stock.low'],
  isEnabled: true,
  secretCreatedAt: '2026-05-12T08:00:00.000Z',
  previousSecretEndsAt: null,
  lastDelivery: { event: 'print.failed', status: 'failed', createdAt: '2026-11-20T10:00:00.000Z' },
  createdAt: '2026-05-12T08:00:00.000Z',
  revision: 3,
};

/** Deliveries as the server tells them: one that is given up, one that waits for its second try. */
const savedDeliveries = [
  {
    deliveryId: '11111111-1111-4111-8111-111111111111',
    messageId: 'msg_11111111-1111-4111-8111-111111111111',
    event: 'print.failed',
    status: 'failed',
    createdAt: '2026-11-20T10:00:00.000Z',
    nextAttemptAt: null,
    body: '{"type":"print.failed"}',
    attempts: [
      {
        number: 1,
        at: '2026-11-20T10:00:01.000Z',
        durationMs: 41,
        responseStatus: 500,
        response: 'Out of order',
        fault: 'It answered 500.',
      },
    ],
  },
  {
    deliveryId: '22222222-2222-4222-8222-222222222222',
    messageId: 'msg_22222222-2222-4222-8222-222222222222',
    event: 'test',
    status: 'delivered',
    createdAt: '2026-11-19T10:00:00.000Z',
    nextAttemptAt: null,
    body: '{}',
    attempts: [],
  },
];

export const secret = 'whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=';

const tested = {
  ...savedDeliveries[1],
  attempts: [{ number: 1, durationMs: 12, responseStatus: 200, response: 'Thank you', fault: '' }],
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

/** A server with one web hook and its log. */
export const hookHouse = () =>
  setupServer(
    reading('integrationwebhooks', { data: [savedHook] }),
    reading('integrationwebhooks/4/deliveries', { data: { data: savedDeliveries, total: 2 } }),
    reading('preferences/userSettings', { data: { dateLanguage: 'sv' } }),
    reading('subscription', { data: { integrationWebHooksEnabled: true } }),
    writing('post', 'integrationwebhooks', { data: { ...savedHook, secret } }),
    writing('put', 'integrationwebhooks/4', { data: savedHook }),
    writing('post', 'integrationwebhooks/4/secret', { data: { ...savedHook, secret } }),
    writing('post', 'integrationwebhooks/4/test', { data: tested }),
    writing('post', 'integrationwebhooks/4/deliveries/:id/retry', { data: tested }),
    writing('delete', 'integrationwebhooks/4', {}),
  );
