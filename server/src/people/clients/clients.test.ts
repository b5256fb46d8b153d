import { Buffer } from 'node:buffer';
import { eq } from 'drizzle-orm';
import { decodeProtectedHeader } from 'jose';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { auditEvents, integrationClients, organizations } from '../../foundation/store/schema/index.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf, type Answer } from '../../testing/test-server.ts';

const admin = 'admin@demo.test';
const path = '/api/integrationclients';
const madeSchema = z.object({
  data: z.object({
    integrationClientId: z.int(),
    clientId: z.string(),
    secret: z.string(),
    secretEnding: z.string(),
    revision: z.int(),
  }),
});
const clientSchema = z.object({
  data: z.looseObject({ integrationClientId: z.int(), revision: z.int(), state: z.string() }),
});
const tokenSchema = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
  scope: z.string(),
});
type Made = z.infer<typeof madeSchema>['data'];

const issued = (answer: Answer) => tokenSchema.parse(answer.body);
const asClient = (accessToken: string) => ({ headers: { authorization: `Bearer ${accessToken}` } });

onEveryStore('integration clients', (server) => {
  let count = 0;
  const add = async (body: object = {}): Promise<Made> => {
    count += 1;
    const answer = await server().call(`POST ${path}`, {
      as: admin,
      body: { name: `ERP ${count}`, scopes: ['articles:read'], ...body },
    });
    return madeSchema.parse(answer.body).data;
  };
  const change = (made: Made, body: object) =>
    server().call(`PUT ${path}/${made.integrationClientId}`, {
      as: admin,
      body: {
        name: `ERP of ${made.integrationClientId}`,
        scopes: ['articles:read'],
        expiresAt: null,
        isEnabled: true,
        revision: made.revision,
        ...body,
      },
    });
  const token = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
    server().call('POST /oauth/token', {
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const grant = ({ clientId, secret }: Pick<Made, 'clientId' | 'secret'>, scope?: string) =>
    token({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: secret,
      ...(scope === undefined ? {} : { scope }),
    });
  const articles = async (accessToken: string) =>
    (await server().call('GET /api/articles', asClient(accessToken))).status;

  it('are added with a readable id and a secret of 256 bits that is shown once and stored as a hash', async () => {
    const made = await add();
    expect(made.clientId).toMatch(/^platen_client_[\da-f]{24}$/);
    expect(made.secret).toMatch(/^platen_secret_[\w-]{43}$/);
    expect(made.secretEnding).toBe(made.secret.slice(-4));
    const lists = [
      await server().call(`GET ${path}`, { as: admin }),
      await server().call(`GET ${path}/${made.integrationClientId}`, { as: admin }),
    ];
    const rows = await server().store.asOwner((transaction) => transaction.select().from(integrationClients));
    expect(JSON.stringify([lists.map(({ body }) => body), rows])).not.toContain(made.secret);
    expect(lists[1]?.body).toMatchObject({
      data: { name: 'ERP 1', state: 'active', lastUsedAt: null, expiresAt: null, createdBy: 'Astrid Holm' },
    });
  });

  it('get a token by a form and by HTTP Basic, and read articles with it', async () => {
    const made = await add();
    const first = await grant(made);
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(issued(first)).toMatchObject({ expires_in: 600, scope: 'articles:read' });
    const basic = await token(
      { grant_type: 'client_credentials' },
      {
        authorization: `Basic ${Buffer.from(`${made.clientId}:${made.secret}`).toString('base64')}`,
      },
    );
    expect(await articles(issued(basic).access_token)).toBe(200);
    const { body } = await server().call(`GET ${path}/${made.integrationClientId}`, { as: admin });
    expect(body).toMatchObject({ data: { lastUsedAt: server().now().toISOString() } });
  });

  it.each<[string, Readonly<Record<string, string>>, number, string]>([
    ['no grant type', {}, 400, 'invalid_request'],
    ['another grant type', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
    ['no client id', { grant_type: 'client_credentials' }, 401, 'invalid_client'],
    [
      'an unknown client',
      { grant_type: 'client_credentials', client_id: 'platen_client_0', client_secret: 'x' },
      401,
      'invalid_client',
    ],
  ])('are answered as RFC 6749 requires for %s', async (_, fields, status, error) => {
    const answer = await token(fields);
    expect([answer.status, answer.body]).toEqual([
      status,
      expect.objectContaining({ error, error_description: messageOf(answer) }),
    ]);
  });

  it('are refused a token for an invalid form, a field given twice, and two ways to authenticate at once', async () => {
    const made = await add();
    const json = await server().call('POST /oauth/token', { body: { grant_type: 'client_credentials' } });
    const twice = await server().call('POST /oauth/token', {
      body: 'grant_type=client_credentials&grant_type=client_credentials',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const basic = Buffer.from(`${made.clientId}:${made.secret}`).toString('base64');
    const both = await token(
      { grant_type: 'client_credentials', client_secret: made.secret },
      { authorization: `Basic ${basic}` },
    );
    for (const answer of [json, twice, both]) {
      expect([answer.status, answer.body]).toEqual([
        400,
        expect.objectContaining({ error: 'invalid_request' }),
      ]);
    }
  });

  it('get the same answer for a wrong secret, an unknown, a disabled and an expired client', async () => {
    const [right, disabled, expired] = [await add(), await add(), await add()];
    await change(disabled, { isEnabled: false });
    await change(expired, { expiresAt: new Date(server().now().getTime() + 1000).toISOString() });
    server().advance(1001);
    const answers = [
      await grant({ ...right, secret: `${right.secret}x` }),
      await grant({ clientId: 'platen_client_ffffffffffffffffffffffff', secret: right.secret }),
      await grant(disabled),
      await grant(expired),
    ];
    expect(new Set(answers.map((answer) => `${answer.status} ${messageOf(answer)}`))).toEqual(
      new Set(['401 The client id or the secret is wrong, or this client may not call any more.']),
    );
    const refused = await server().store.asOrganization(1001, (transaction) =>
      transaction
        .select({ detail: auditEvents.detail })
        .from(auditEvents)
        .where(eq(auditEvents.event, 'client-token-refused')),
    );
    expect(refused.map(({ detail }) => detail.replace(/^.*, /, '')).toSorted()).toEqual([
      'active',
      'disabled',
      'expired',
    ]);
  });

  it('get the scopes they ask for, and none they do not have', async () => {
    const made = await add({ scopes: ['orders:read', 'articles:read'] });
    expect(issued(await grant(made)).scope).toBe('articles:read orders:read');
    expect(issued(await grant(made, 'orders:read')).scope).toBe('orders:read');
    for (const scope of ['print', 'articles:read print', 'everything']) {
      const answer = await grant(made, scope);
      expect([answer.status, answer.body]).toEqual([
        400,
        expect.objectContaining({ error: 'invalid_scope' }),
      ]);
    }
  });

  it('are refused at once when they are disabled, expire, lose the scope, or are deleted', async () => {
    const disabled = await add();
    const token1 = issued(await grant(disabled)).access_token;
    expect(await articles(token1)).toBe(200);
    const { revision } = clientSchema.parse((await change(disabled, { isEnabled: false })).body).data;
    expect(await articles(token1)).toBe(401);
    await change({ ...disabled, revision }, { isEnabled: true });
    expect(await articles(token1)).toBe(200);

    const ending = await add();
    await change(ending, { expiresAt: new Date(server().now().getTime() + 60_000).toISOString() });
    const token2 = issued(await grant(ending));
    expect(token2.expires_in).toBe(60);
    server().advance(60_000);
    expect(await articles(token2.access_token)).toBe(401);

    const narrowed = await add();
    const token3 = issued(await grant(narrowed)).access_token;
    await change(narrowed, { scopes: ['orders:read'] });
    expect(await articles(token3)).toBe(403);

    const deleted = await add();
    const token4 = issued(await grant(deleted)).access_token;
    await server().call(`DELETE ${path}/${deleted.integrationClientId}`, { as: admin });
    expect(await articles(token4)).toBe(401);
    expect((await grant(deleted)).status).toBe(401);
  });

  it('can get another secret: the old one works for the overlap and not a second longer', async () => {
    const made = await add();
    const renew = (overlapHours: number) =>
      server().call(`POST ${path}/${made.integrationClientId}/secret`, { as: admin, body: { overlapHours } });
    const second = madeSchema.parse((await renew(24)).body).data;
    expect(second.secret).not.toBe(made.secret);
    const old = issued(await grant(made)).access_token;
    expect([await articles(old), (await grant(second)).status]).toEqual([200, 200]);
    server().advance(24 * 3_600_000 - 30_000);
    const last = issued(await grant(made));
    expect(last.expires_in).toBe(30);
    server().advance(30_000);
    expect([(await grant(made)).status, await articles(last.access_token)]).toEqual([401, 401]);
    expect((await grant(second)).status).toBe(200);

    const used = issued(await grant(second)).access_token;
    const third = madeSchema.parse((await renew(0)).body).data;
    expect([(await grant(second)).status, await articles(used)]).toEqual([401, 401]);
    expect((await grant(third)).status).toBe(200);
    expect((await renew(169)).status).toBe(422);
  });

  it('have tokens that no person can use, and cannot use the token of a person', async () => {
    const accessToken = issued(await grant(await add({ scopes: ['articles:read', 'print'] }))).access_token;
    const person = z.object({ token: z.string() }).parse((await server().signIn(admin)).body).token;
    expect(decodeProtectedHeader(accessToken).typ).not.toBe(decodeProtectedHeader(person).typ);
    const refused = await server().call('GET /api/users', asClient(accessToken));
    expect([refused.status, messageOf(refused)]).toEqual([403, 'This call is not for integration clients.']);
    expect((await server().call('GET /api/users', asClient(person))).status).toBe(200);
  });

  it('wait after ten wrong secrets, as people do', async () => {
    const made = await add();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await grant({ ...made, secret: 'wrong' })).status).toBe(401);
    }
    const refused = await grant(made);
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    server().advance(15 * 60_000 + 1);
    expect((await grant(made)).status).toBe(200);
  });

  it('are refused with the field of the error, and over an older revision', async () => {
    const made = await add({ name: 'Shop' });
    const bad = await server().call(`POST ${path}`, {
      as: admin,
      body: { name: 'SHOP', scopes: ['print'], expiresAt: '2020-01-01T00:00:00Z' },
    });
    expect([bad.status, bad.body]).toEqual([
      422,
      expect.objectContaining({
        problems: [
          {
            path: 'name',
            code: 'integration-client.name-taken',
            args: { name: 'SHOP' },
            message: 'There is already an integration client named SHOP.',
          },
          {
            path: 'expiresAt',
            code: 'integration-client.end-passed',
            args: {},
            message: 'This day has passed. Choose a later one, or none.',
          },
        ],
      }),
    ]);
    expect((await server().call(`POST ${path}`, { as: admin, body: { name: 'x', scopes: [] } })).status).toBe(
      422,
    );
    expect((await change(made, { name: 'Shop 2' })).status).toBe(200);
    const stale = await change(made, { name: 'Shop 3' });
    expect([stale.status, messageOf(stale)]).toEqual([
      409,
      'This integration client was changed meanwhile by Astrid Holm. Load it again to see the change, then make yours.',
    ]);
    expect((await server().call(`GET ${path}/9999`, { as: admin })).status).toBe(404);
  });

  it('belong to their organisation, and need a subscription that includes them', async () => {
    const made = await add();
    const foreign = await server().call(`GET ${path}/${made.integrationClientId}`, { as: 'free@free.test' });
    expect(foreign.status).toBe(404);
    const refused = await server().call(`POST ${path}`, {
      as: 'free@free.test',
      body: { name: 'x', scopes: ['print'] },
    });
    expect([refused.status, messageOf(refused)]).toEqual([
      409,
      'Your subscription has no integration clients.',
    ]);
    const plan = await server().call('GET /api/subscription', { as: admin });
    const rows = z.object({ data: z.object({ activeIntegrationClients: z.int() }) }).parse(plan.body).data;
    const list = z
      .object({ data: z.array(z.object({ isEnabled: z.boolean() })) })
      .parse((await server().call(`GET ${path}`, { as: admin })).body).data;
    expect(rows.activeIntegrationClients).toBe(list.filter(({ isEnabled }) => isEnabled).length);
  });

  const set = (fields: object) =>
    server().store.asOrganization(1001, async (transaction) => {
      const [row] = await transaction.select().from(organizations);
      if (!row) throw new Error('The organisation is gone.');
      await transaction.update(organizations).set({ subscription: { ...row.subscription, ...fields } });
    });

  it('are refused when their subscription is paused', async () => {
    const made = await add();
    const accessToken = issued(await grant(made)).access_token;
    await set({ integrationClientsEnabled: false });
    expect([await articles(accessToken), (await grant(made)).body]).toEqual([
      403,
      expect.objectContaining({ error: 'unauthorized_client' }),
    ]);
    await set({ integrationClientsEnabled: true, status: 'Paused' });
    expect(await articles(accessToken)).toBe(403);
    await set({ status: 'Active' });
    expect(await articles(accessToken)).toBe(200);
  });

  it('are no people: they are on no list of people and on no invoice', async () => {
    const before = await server().call('GET /api/subscription', { as: admin });
    await add({ name: 'Nobody at all' });
    const people = await server().call('GET /api/users', { as: admin });
    expect(JSON.stringify(people.body)).not.toContain('Nobody at all');
    const users = z.object({ data: z.object({ activeUsers: z.int() }) });
    const after = await server().call('GET /api/subscription', { as: admin });
    expect(users.parse(after.body)).toEqual(users.parse(before.body));
  });
});
