import { expect, it } from 'vitest';
import { z } from 'zod';
import { clientCalls } from '../../foundation/access/client-scopes.ts';
import { routeTable } from '../../program/route-table.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf } from '../../testing/test-server.ts';

/** Repeated here and not imported, so that a call opened to clients by accident is noticed. */
const opened: Readonly<Record<string, readonly string[]>> = {
  'articles:read': [
    'GET /api/articles',
    'GET /api/articles/export',
    'GET /api/articles/name',
    'GET /api/articles/{id}',
  ],
  'articles:write': [
    'DELETE /api/articles/{id}',
    'POST /api/articles',
    'PUT /api/articles/setarticlevariabledata',
    'PUT /api/articles/{id}',
  ],
  'orders:read': ['GET /api/orders', 'GET /api/orders/getordersbyorganization', 'GET /api/orders/{id}'],
  'orders:write': ['DELETE /api/orders/{id}', 'POST /api/orders', 'PUT /api/orders/{id}'],
  print: [
    'GET /api/labels',
    'GET /api/labels/{id}',
    'GET /api/printers',
    'GET /api/printers/{id}',
    'POST /api/print',
    'POST /api/printjobs',
    'POST /api/printjobs/article',
    'PUT /api/printjobs/printjobentries/status',
    'PUT /api/printjobs/status',
  ],
};
const scopes = Object.keys(opened);
const nameOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
  `${method.toUpperCase()} ${path}`;

onEveryStore('a call of a client', (server) => {
  let count = 0;
  const tokenFor = async (held: readonly string[]) => {
    count += 1;
    const made = await server().call('POST /api/integrationclients', {
      as: 'admin@demo.test',
      body: { name: `Program ${count} for ${held.join(' and ')}`, scopes: held },
    });
    const { clientId, secret } = z
      .object({ data: z.object({ clientId: z.string(), secret: z.string() }) })
      .parse(made.body).data;
    const answer = await server().call('POST /oauth/token', {
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: secret,
      }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    return z.object({ access_token: z.string() }).parse(answer.body).access_token;
  };

  it('is one of exactly these, each with the scope beside it', async () => {
    expect(
      Object.values(opened)
        .flat()
        .toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(clientCalls.toSorted((one, other) => one.localeCompare(other)));
    expect(clientCalls.filter((call) => !routeTable.map(nameOf).includes(call))).toEqual([]);
    let cells = 0;
    for (const scope of scopes) {
      const token = await tokenFor([scope]);
      const open: string[] = [];
      for (const route of routeTable.filter(({ access }) => access !== 'public')) {
        // Bodies are empty and ids do not exist, so that nothing is changed.
        const path = route.path.replaceAll(/\{\w+\}/g, '987654321');
        const answer = await server().call(`${route.method.toUpperCase()} ${path}`, {
          headers: { authorization: `Bearer ${token}` },
          ...(route.request?.body ? { body: '{}' } : {}),
        });
        if (answer.status !== 401 && answer.status !== 403) open.push(nameOf(route));
        cells += 1;
      }
      expect([scope, ...open.toSorted((one, other) => one.localeCompare(other))]).toEqual([
        scope,
        ...(opened[scope] ?? []).toSorted((one, other) => one.localeCompare(other)),
      ]);
    }
    process.stderr.write(`\n>>> client calls: ${cells} cells (calls × scopes) <<<\n`);
  });

  it('is refused with the name of the missing scope', async () => {
    const token = await tokenFor(['orders:read']);
    const refused = await server().call('POST /api/orders', {
      headers: { authorization: `Bearer ${token}` },
      body: {},
    });
    expect([refused.status, messageOf(refused), refused.headers.get('www-authenticate')]).toEqual([
      403,
      'This call needs the scope orders:write, and this token does not have it.',
      'Bearer error="insufficient_scope", scope="orders:write"',
    ]);
  });

  it('has its scope in the description of the server', async () => {
    const { body } = await server().call('GET /openapi.json');
    const paths = z
      .object({
        paths: z.record(
          z.string(),
          z.record(z.string(), z.looseObject({ 'x-client-scope': z.string().optional() })),
        ),
      })
      .parse(body).paths;
    for (const [scope, calls] of Object.entries(opened)) {
      for (const call of calls) {
        const [method = '', path = ''] = call.split(' ');
        expect([call, paths[path]?.[method.toLowerCase()]?.['x-client-scope']]).toEqual([call, scope]);
      }
    }
    expect(paths['/api/users']?.['get']?.['x-client-scope']).toBeUndefined();
  });

  it('may create an article and an order under the name of the client, and print with one job for each key', async () => {
    const token = await tokenFor(['articles:write', 'orders:write', 'print']);
    const asClient = { headers: { authorization: `Bearer ${token}` } };
    const article = await server().call('POST /api/articles', {
      ...asClient,
      body: { name: 'From outside', articleData: [] },
    });
    expect(article.status).toBe(200);
    const order = await server().call('POST /api/orders', {
      ...asClient,
      body: { orderNumber: 'OUT-1', lines: [{ articleId: 1, quantity: 3 }] },
    });
    expect(order).toMatchObject({ status: 200, body: { data: { groupId: 1, lines: [{ quantity: 3 }] } } });
    const print = () =>
      server().call('POST /api/print', {
        headers: { ...asClient.headers, 'idempotency-key': 'out-1' },
        body: { labelId: 1, printerId: 1, quantity: 2, article: { id: 1 } },
      });
    const [first, again] = [await print(), await print()];
    expect(first).toMatchObject({ status: 200, body: { success: true, printFiles: [{ labelCount: 2 }] } });
    const entityId = z.object({ entityId: z.string() });
    expect(entityId.parse(again.body)).toEqual(entityId.parse(first.body));
    const { body } = await server().call('GET /api/audit?take=5', { as: 'admin@demo.test' });
    expect(JSON.stringify(body)).toContain('OUT-1');
    const history = await server().call('GET /api/printjobs?take=1', { as: 'admin@demo.test' });
    expect(JSON.stringify(history.body)).toContain('for articles:write and orders:write and print');
  });
});
