import { answer } from '@/shared/testing';

/** Person who administers the organisation. */
export const administrator = { UserId: '1', UserRole: ['Administrator'] };

/** Web hook as the server returns it. */
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

/** Deliveries as the server returns them: one that was given up, one that waits for its second attempt. */
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

/** Handlers of a server with one web hook and its log. */
export const hookServer = () => [
  answer('integrationwebhooks', { data: [savedHook] }),
  answer('integrationwebhooks/4/deliveries', { data: { data: savedDeliveries, total: 2 } }),
  answer('preferences/userSettings', { data: { dateLanguage: 'sv' } }),
  answer('subscription', { data: { integrationWebHooksEnabled: true } }),
  answer('POST integrationwebhooks', { data: { ...savedHook, secret } }),
  answer('PUT integrationwebhooks/4', { data: savedHook }),
  answer('POST integrationwebhooks/4/secret', { data: { ...savedHook, secret } }),
  answer('POST integrationwebhooks/4/test', { data: tested }),
  answer('POST integrationwebhooks/4/deliveries/:id/retry', { data: tested }),
  answer('DELETE integrationwebhooks/4', {}),
];
