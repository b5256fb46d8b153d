import { answer } from '@/shared/testing';

/** Person who administers the organisation. */
export const administrator = { UserId: '1', UserRole: ['Administrator'] };

/** Client as the server returns it. */
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

/** Handlers of a server with one client. */
export const clientServer = () => [
  answer('integrationclients', { data: [savedClient] }),
  answer('integrationclients/4', { data: savedClient }),
  answer('preferences/userSettings', { data: { dateLanguage: 'sv' } }),
  answer('subscription', { data: { type: 'Professional', integrationClientsEnabled: true } }),
  answer('POST integrationclients', { data: { ...savedClient, secret } }),
  answer('POST integrationclients/4/secret', { data: { ...savedClient, secret } }),
  answer('PUT integrationclients/4', { data: savedClient }),
  answer('DELETE integrationclients/4', {}),
];
