import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mayCall } from '../foundation/access/access-rule.ts';
import { toCaller, type Caller } from '../foundation/access/caller.ts';
import { verifyAccessToken } from '../people/auth/access-token.ts';
import { createMemoryKeys } from '../foundation/keys/server-keys.ts';
import { demoAccounts, freeAccounts } from './demo/demo-accounts.ts';
import type { RouteDescription } from '../foundation/http/route.ts';
import { routeTable } from './route-table.ts';
import { onEveryStore } from '../testing/on-every-store.ts';

const everybody = [...demoAccounts, ...freeAccounts].map(({ email }) => email);
const nameOf = ({ method, path }: RouteDescription) => `${method.toUpperCase()} ${path}`;
const idPath = ({ path }: RouteDescription) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'token' ? 'x' : '1'));
/** Required queries of calls by their path. */
const queries: Readonly<Record<string, string>> = {
  '/api/articles/name': '?name=x',
  '/api/preferences/computers': '?computerName=x',
  '/api/print-settings': '?labelId=1&printerId=1',
};
const failureSchema = z.object({ Message: z.string().min(5), requestId: z.uuid() });
const keys = await createMemoryKeys();

describe('the route table', () => {
  it('has no call twice', () => {
    const names = routeTable.map(nameOf);
    expect(names).toEqual([...new Set(names)]);
  });

  it('leaves open only calls that nobody can be signed in for', () => {
    const open = routeTable.filter(({ access }) => access === 'public').map(nameOf);
    expect(open).toEqual([
      'GET /health',
      'GET /ready',
      'POST /api/account/login',
      'POST /api/account/refresh',
      'POST /api/account/logout',
      'GET /api/account/OpenIdProviders',
      'POST /api/account/loginOidc',
      'POST /api/account/register',
      'POST /api/account/verify',
      'POST /api/account/verify/send',
      'POST /api/account/invitation',
      'POST /api/Account/password/forgot',
      'POST /api/account/password/reset',
      'GET /setup',
      'GET /setup.js',
      'POST /api/setup',
      'GET /help',
      'GET /helper',
      'GET /status',
      'GET /api/subscription/templates',
      'GET /api/printers/testprint/{token}',
      'GET /api/printfiles/{token}',
      'POST /oauth/token',
      'GET /openapi.json',
    ]);
  });
});

/** Returns a form with an unexpected field. */
function strangeForm(): FormData {
  const form = new FormData();
  form.append('organizationId', '1002');
  return form;
}

onEveryStore(
  'the server',
  (server) => {
    const callers = new Map<string, Caller>();
    beforeAll(async () => {
      for (const email of everybody) {
        const { token } = z.object({ token: z.string() }).parse((await server().signIn(email)).body);
        const identity = await verifyAccessToken(keys, server().now, token);
        if (identity) callers.set(email, toCaller(identity));
      }
    });

    it('recognises the users of these tests', () => {
      expect(callers.size).toBe(everybody.length);
    });

    const guarded = routeTable.filter(({ access }) => access !== 'public');
    it.each(guarded.map((route) => [nameOf(route), route] as const))(
      'allows %s to the people its rule names',
      async (_, route) => {
        const target = `${route.method.toUpperCase()} ${idPath(route)}`;
        const body = route.request?.body ? {} : undefined;
        const open = await server().call(target, body && { body });
        expect([open.status, failureSchema.safeParse(open.body).success]).toEqual([401, true]);
        for (const email of everybody) {
          const answer = await server().call(target, { as: email, ...(body && { body }) });
          expect([email, answer.status === 403]).toEqual([email, !mayCall(callers.get(email), route.access)]);
        }
      },
    );

    const readable = routeTable.filter(
      ({ method, request, response }) =>
        method === 'get' && !request?.params && response instanceof z.ZodType,
    );
    it.each(readable.map((route) => [nameOf(route), route] as const))(
      'answers %s in the shape it publishes',
      async (_, route) => {
        const query = queries[route.path] ?? '';
        const answer = await server().call(`GET ${route.path}${query}`, { as: 'admin@demo.test' });
        expect(answer.status).toBe(200);
        if (route.response instanceof z.ZodType) route.response.parse(answer.body);
      },
    );

    const written = routeTable.filter(({ request, path }) => request?.body && path !== '/api/account/login');

    it('refuses any field it does not know in every call', async () => {
      // RFC 6749 (3.2): the token call ignores unknown fields.
      for (const route of written.filter(({ bodyType }) => bodyType !== 'urlencoded')) {
        const answer = await server().call(`${route.method.toUpperCase()} ${idPath(route)}`, {
          as: 'admin@demo.test',
          body: route.bodyType === 'form' ? strangeForm() : { organizationId: 1002 },
        });
        expect([nameOf(route), [403, 422].includes(answer.status)]).toEqual([nameOf(route), true]);
      }
    });
  },
  { keys },
);
