// @rounds: bodies and queries by chance.
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { RouteDescription } from '../foundation/http/route.ts';
import { routeTable } from './route-table.ts';
import { onEveryStore } from '../testing/on-every-store.ts';

const nameOf = ({ method, path }: RouteDescription) => `${method.toUpperCase()} ${path}`;
const idPath = ({ path }: RouteDescription) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'token' ? 'x' : '1'));
const failureSchema = z.object({ Message: z.string().min(5), requestId: z.uuid() });
/** Number of random bodies and queries per route. */
const RUNS = 40;

onEveryStore('the server', (server) => {
  const written = routeTable.filter(({ request, path }) => request?.body && path !== '/api/account/login');
  it.each(written.map((route) => [nameOf(route), route] as const))(
    'survives whatever is sent to %s',
    async (_, route) => {
      const known = bodyLike(route);
      await fc.assert(
        fc.asyncProperty(fc.oneof(known, fc.jsonValue(), fc.string({ unit: 'binary' })), async (body) => {
          const answer = await server().call(`${route.method.toUpperCase()} ${idPath(route)}`, {
            as: 'free@free.test',
            body: typeof body === 'string' ? body : JSON.stringify(body),
          });
          expect(answer.status).toBeLessThan(500);
          if (answer.status >= 400) failureSchema.parse(answer.body);
        }),
        { numRuns: RUNS },
      );
    },
  );

  it('survives strange queries in every call', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(
          fc.constantFrom('take', 'offset', 'searchQuery', 'groupIds', 'name'),
          fc.string({ unit: 'binary' }),
        ),
        async (query) => {
          const search = new URLSearchParams(query).toString();
          for (const path of ['/api/articles', '/api/articles/name', '/api/printjobs']) {
            expect(
              (await server().call(`GET ${path}?${search}`, { as: 'member@demo.test' })).status,
            ).toBeLessThan(500);
          }
        },
      ),
      { numRuns: RUNS },
    );
  });
});

/** Generates bodies with the right fields and any values: they get further than arbitrary JSON. */
function bodyLike(route: RouteDescription): fc.Arbitrary<unknown> {
  const fields =
    route.request?.body &&
    z.toJSONSchema(route.request.body, { io: 'input', unrepresentable: 'any' }).properties;
  const value = fc.oneof(
    fc.jsonValue(),
    fc.integer(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(1, 'Success', 2_147_483_647, 2_147_483_648, '00000000-0000-4000-8000-000000000000'),
    fc.array(
      fc.record({
        labelId: fc.constant(1),
        printerId: fc.constant(1),
        articleId: fc.constant(1),
        quantity: fc.integer(),
        editableData: fc.array(
          fc.record({
            key: fc.constantFrom('name', 'ean', '__proto__'),
            data: fc.string({ unit: 'binary' }),
          }),
        ),
      }),
    ),
  );
  return fc.record(Object.fromEntries(Object.keys(fields ?? {}).map((name) => [name, value])), {
    requiredKeys: [],
  });
}
