import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createServer, type Server } from '../create-server.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { accounts, groups, oneTimeLinks, organizations } from '../../foundation/store/schema/index.ts';
import type { Store } from '../../foundation/store/store.ts';
import { emptyStore } from '../../testing/shared-store.ts';
import { testStores } from '../../testing/test-stores.ts';
import { firstOrganizationId } from '../../people/organizations/first-organization.ts';
import { issueSetupToken } from './setup-token.ts';

const hourMs = 3_600_000;
const stores = await testStores();
const request = (token: string) => ({
  token,
  organizationName: 'Bäckerei Süß',
  firstname: 'Åsa',
  lastname: 'Öberg',
  email: 'Asa@Example.com',
  password: 'correct horse 1',
});

describe.each(stores)('setting up on $name', (kind) => {
  let store: Store;
  let server: Server;
  let now: Date;
  let log = '';
  beforeEach(async () => {
    now = new Date();
    log = '';
    store = await emptyStore(kind);
    const write = (event: string, fields: object = {}) => (log += JSON.stringify({ event, ...fields }));
    server = await createServer({
      store,
      clock: () => now,
      logger: { info: write, warn: write, error: write },
    });
  });
  afterEach(() => server.close());

  const call = async (path: string, body?: unknown, clientAddress = '10.0.0.1') => {
    const response = await server.fetch(
      new Request(`http://platen.test${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      }),
      { clientAddress },
    );
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    const read: unknown = isJson ? JSON.parse(text) : undefined;
    const { Message: message } = z.object({ Message: z.string().optional() }).parse(read ?? {});
    return { status: response.status, headers: response.headers, text, body: read, message };
  };
  const issue = async () => (await issueSetupToken(store, now)) ?? '';
  const signIn = (email: string, password: string) => call('/api/account/login', { email, password });
  const organisationsNow = () =>
    store.asHousekeeping((transaction) =>
      transaction.select({ name: organizations.name }).from(organizations),
    );

  it('creates the organisation and its administrator, who signs in', async () => {
    const token = await issue();
    const done = await call('/api/setup', request(token));
    expect([done.status, done.body]).toEqual([
      200,
      { data: { organizationId: firstOrganizationId, email: 'asa@example.com' } },
    ]);
    expect((await signIn('asa@example.com', 'correct horse 1')).status).toBe(200);
    const [people, tree, tokens] = await store.asOrganization(firstOrganizationId, async (transaction) => [
      await transaction.select().from(accounts),
      await transaction.select().from(groups),
      await transaction.select().from(oneTimeLinks),
    ]);
    expect(people).toMatchObject([
      {
        firstName: 'Åsa',
        lastName: 'Öberg',
        accountTypes: ['Administrator', 'TenantAdmin', 'User'],
        groupIds: [1],
      },
    ]);
    expect(tree).toMatchObject([{ id: 1, name: 'Bäckerei Süß', parentGroupId: null }]);
    expect(tokens).toEqual([]);
    expect(log).not.toContain(token);
    expect(log).not.toContain('correct horse');
  });

  it('works once', async () => {
    const token = await issue();
    await call('/api/setup', request(token));
    const again = await call('/api/setup', { ...request(token), email: 'eve@example.com' });
    expect([again.status, again.message]).toEqual([409, 'Platen is set up already. Please sign in.']);
    expect(await issueSetupToken(store, now)).toBeUndefined();
    expect((await signIn('eve@example.com', 'correct horse 1')).status).toBe(401);
  });

  it('works once for many at the same time', async () => {
    const token = await issue();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_none, at) =>
        call('/api/setup', { ...request(token), email: `a${at}@example.com` }, `10.0.1.${at}`),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
    expect(await organisationsNow()).toEqual([{ name: 'Bäckerei Süß' }]);
  });

  it('is done with the link of either of two servers that started, and then with neither', async () => {
    const [first, second] = [await issue(), await issue()];
    expect((await call('/api/setup', request(first))).status).toBe(200);
    expect((await call('/api/setup', request(second))).status).toBe(409);
    expect(
      await store.asOrganization(firstOrganizationId, (transaction) =>
        transaction.select().from(oneTimeLinks),
      ),
    ).toEqual([]);
  });

  it('refuses a token that is wrong or missing', async () => {
    const first = await issue();
    for (const token of ['x', `${first}x`]) {
      const refused = await call('/api/setup', request(token));
      expect([refused.status, refused.message]).toEqual([
        403,
        'This set-up link is not valid. Use the one the server printed when it last started.',
      ]);
    }
    expect(await organisationsNow()).toEqual([]);
  });

  it('refuses any token before one was issued', async () => {
    expect((await call('/api/setup', request('x'))).status).toBe(403);
  });

  it('is possible for a day', async () => {
    const token = await issue();
    now = new Date(now.getTime() + 24 * hourMs);
    const late = await call('/api/setup', request(token));
    expect([late.status, late.message]).toEqual([
      403,
      'This set-up link has expired. Start the server again: it prints a new one.',
    ]);
    expect((await call('/api/setup', request(await issue()))).status).toBe(200);
  });

  it('allows an address ten guesses in a quarter of an hour, and others continue', async () => {
    const token = await issue();
    for (let guess = 0; guess < 10; guess += 1) await call('/api/setup', request('x'));
    const limited = await call('/api/setup', request(token));
    expect([limited.status, limited.message]).toEqual([
      429,
      'Too many wrong set-up links. Please wait up to 15 minutes.',
    ]);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await call('/api/setup', request(token), '10.0.0.2')).status).toBe(200);
  });

  it.each([
    ['a short password', { password: 'elf zeichen' }, 'password: must have at least 12 characters.'],
    ['no e-mail address', { email: 'asa' }, 'email: must be an e-mail address.'],
    ['an empty name', { organizationName: '  ' }, 'organizationName'],
    ['a number for a name', { firstname: 1 }, 'firstname'],
    ['an unknown field', { accountTypes: ['User'] }, 'accountTypes'],
    ['a common password', { password: '123qweasdzxc' }, 'is one of the most common passwords'],
    ['a huge password', { password: 'x'.repeat(1001) }, 'password'],
  ])('refuses %s and keeps the link', async (_, change, words) => {
    const token = await issue();
    const refused = await call('/api/setup', { ...request(token), ...change });
    expect(refused.status).toBe(422);
    expect(refused.message).toContain(words);
    expect((await call('/api/setup', request(token))).status).toBe(200);
  });

  it('is not offered for a store that holds an organisation', async () => {
    const token = await issue();
    await seedDemo(store);
    expect(await issueSetupToken(store, now)).toBeUndefined();
    expect((await call('/api/setup', request(token))).status).toBe(409);
    expect((await call('/setup')).text).toContain('Platen is set up already');
  });

  it('stores only the hash of the token', async () => {
    const token = await issue();
    expect(token).toMatch(/^[\w-]{43}$/);
    const kept = await store.asOrganization(firstOrganizationId, (transaction) =>
      transaction.select().from(oneTimeLinks),
    );
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('has a page that runs its own script file and nothing inline', async () => {
    const page = await call('/setup');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'sha256-");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).not.toContain('unsafe');
    expect(page.text).not.toMatch(/<script(?![^>]*src=)|\son\w+=|style="/);
    const german = await call('/setup?language=de');
    expect(german.headers.get('content-language')).toBe('de');
    expect(german.text).toContain('<h1>Platen einrichten</h1>');
    expect(german.text).toContain('<title>Platen einrichten</title>');
    const script = await call('/setup.js');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
