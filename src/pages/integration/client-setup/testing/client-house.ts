import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { buildToken } from '@/entities/session/index.testing';

/** Somebody who administers the organisation. */
export const administrator = buildToken({ UserId: '1', UserRole: ['Administrator'] });

/** What was written, call by call. */
export const sent: { call: string; body: unknown }[] = [];

/** A client as the server tells it. */
export const savedClient = {
  integrationClientId: 4,
  name: 'Web shop',
  clientId: 'platen_client_0123456789abcdef01234567',
  scopes: ['articles:read', 'print'],
  expiresAt: null,
  isEnabled: true,
  state: 'active',
  secretEnding: 'x7Qa',
  secretCreatedAt: '2026-05-12T08:00:00.000Z',
  previousSecretEndsAt: null,
  lastUsedAt: '2026-11-20T10:00:00.000Z',
  createdAt: '2026-05-12T08:00:00.000Z',
  createdBy: 'Astrid Holm',
  revision: 3,
};

export const secret = 'platen_secret_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';

const writing = (method: 'post' | 'put' | 'delete', path: string, answer: object) =>
  http[method](`http://api.test/api/${path}`, async ({ request }) => {
    const text = await request.text();
    const call = `${method.toUpperCase()} ${new URL(request.url).pathname.replace('/api/', '')}`;
    sent.push({ call, body: text === '' ? undefined : (JSON.parse(text) as unknown) });
    return HttpResponse.json(answer);
  });

const reading = (path: string, answer: object) =>
  http.get(`http://api.test/api/${path}`, () => HttpResponse.json(answer));

/** A server with one client. */
export const clientHouse = () =>
  setupServer(
    reading('integrationclients', { data: [savedClient] }),
    reading('integrationclients/4', { data: savedClient }),
    reading('preferences/userSettings', { data: { dateLanguage: 'sv' } }),
    reading('subscription', { data: { type: 'Professional', integrationClientsEnabled: true } }),
    writing('post', 'integrationclients', { data: { ...savedClient, secret } }),
    writing('post', 'integrationclients/4/secret', { data: { ...savedClient, secret } }),
    writing('put', 'integrationclients/4', { data: savedClient }),
    writing('delete', 'integrationclients/4', {}),
  );
