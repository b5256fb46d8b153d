import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { demoOrganization, freeOrganization } from '../../program/demo/demo-organizations.ts';
import { seedDemo } from '../../program/demo/seed-demo.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { testStores } from '../../testing/test-stores.ts';
import { accounts, articles, loginAttempts, organizations } from './schema/index.ts';
import type { Store, Transaction } from './store.ts';

const rowsOf = async (transaction: Transaction, query: ReturnType<typeof sql>) =>
  z.object({ rows: z.array(z.record(z.string(), z.unknown())) }).parse(await transaction.execute(query)).rows;

const body = (labelId: number, printerId: number, articleId: number) => ({
  computerName: 'HOME',
  labels: [{ labelId, printerId, articleId, quantity: 1 }],
});

const stores = await testStores();

describe.each(stores)('row-level security on $name', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await seedDemo(store);
  });
  afterAll(() => store.close());

  const totalOf = (organizationId: number) =>
    store.asOrganization(organizationId, async (transaction) => {
      const [row] = await rowsOf(
        transaction,
        sql`select total from search_articles(array['tarte'], null, 10, 0)`,
      );
      return Number(row?.['total']);
    });

  it('is enabled and forced for every table, by the organisation, which leads an index', async () => {
    const tables = await store.asOwner((transaction) =>
      rowsOf(
        transaction,
        sql`select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as is_forced,
          exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id' and a.attnotnull) as has_organization,
          exists (select from pg_policies p where p.tablename = c.relname and p.policyname = 'tenant'
            and p.qual like '%organization_id = ( SELECT current_organization_id()%') as has_policy,
          exists (select from pg_policies p where p.tablename = c.relname and p.policyname = 'backup'
            and p.cmd = 'SELECT' and p.roles = array[platen_role('backup')]::name[]
            and has_table_privilege(platen_role('backup'), c.oid, 'select')) as is_backed_up,
          exists (select from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
            where i.indrelid = c.oid and a.attname = 'organization_id') as is_led
        from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`,
      ),
    );
    expect(tables.length).toBeGreaterThanOrEqual(20);
    const whole = {
      is_forced: true,
      has_organization: true,
      has_policy: true,
      is_backed_up: true,
      is_led: true,
    };
    expect(tables).toEqual(tables.map(({ name }) => ({ name, ...whole })));
  });

  it('gives the roles of requests no table, no bypass and no log-in', async () => {
    const roles = await store.asOwner((transaction) =>
      rowsOf(
        transaction,
        sql`select rolname, rolsuper or rolbypassrls or rolcanlogin or rolcreaterole as is_mighty,
          (select count(*)::int from pg_class c where c.relowner = r.oid and c.relkind = 'r') as owned
        from unnest(array['backup', 'housekeeping', 'search', 'sign_in', 'tenant']) part
        join pg_roles r on rolname = platen_role(part)`,
      ),
    );
    expect(roles).toHaveLength(5);
    expect(roles.every(({ is_mighty: isMighty, owned }) => isMighty === false && owned === 0)).toBe(true);
  });

  it('shows no rows where the organisation is none', async () => {
    const found = await store.asOrganization(0, (transaction) => transaction.select().from(articles));
    expect(found).toEqual([]);
  });

  it('refuses a row for another organisation, and does not change rows of others', async () => {
    const other = freeOrganization.organizationId;
    const insert = store.asOrganization(demoOrganization.organizationId, (transaction) =>
      transaction.insert(organizations).values({ ...freeOrganization, organizationId: 4711 }),
    );
    await expect(insert).rejects.toThrow(/Failed query/);
    const changed = await store.asOrganization(demoOrganization.organizationId, (transaction) =>
      transaction
        .update(accounts)
        .set({ firstName: 'Eve' })
        .where(sql`organization_id = ${other}`)
        .returning(),
    );
    expect(changed).toEqual([]);
  });

  it('allows signing in to read accounts, and nothing of the catalogue', async () => {
    await store.asSignIn(async (transaction) => {
      expect((await transaction.select({ id: accounts.id }).from(accounts)).length).toBe(8);
      expect(await transaction.select().from(loginAttempts)).toEqual([]);
    });
    await expect(store.asSignIn((transaction) => transaction.select().from(articles))).rejects.toThrow(
      /Failed query/,
    );
    await expect(
      store.asSignIn((transaction) => transaction.update(accounts).set({ accountTypes: ['Administrator'] })),
    ).rejects.toThrow(/Failed query/);
  });

  it('limits the search function to the organisation', async () => {
    expect(await totalOf(demoOrganization.organizationId)).toBe(6);
    expect([await totalOf(freeOrganization.organizationId), await totalOf(0)]).toEqual([0, 0]);
  });

  it('clears role and organisation with the transaction', async () => {
    await store.asOrganization(demoOrganization.organizationId, (transaction) =>
      transaction.select().from(accounts),
    );
    const [after] = await store.asOwner((transaction) =>
      rowsOf(
        transaction,
        sql`select current_user = session_user as is_owner, coalesce(current_setting('app.organization_id', true), '') as organization`,
      ),
    );
    expect(after).toEqual({ is_owner: true, organization: '' });
  });
});

onEveryStore('an organisation', (server) => {
  it('cannot access anything of another one with any call', async () => {
    const free = 'free@free.test';
    const foreign = fc.integer({ min: 7, max: 500 });
    await fc.assert(
      fc.asyncProperty(foreign, foreign, foreign, async (article, label, printer) => {
        const answers = await Promise.all([
          server().call(`GET /api/articles/${article}`, { as: free }),
          server().call(`GET /api/labels/${label}`, { as: free }),
          server().call(`GET /api/printers/${printer}`, { as: free }),
          server().call(`PUT /api/widgets/${label}/favorite`, { as: free, body: { favorite: true } }),
          server().call('POST /api/printjobs/article', { as: free, body: body(label, 1, 1) }),
          server().call('POST /api/printjobs/article', { as: free, body: body(1, printer, 1) }),
          server().call('POST /api/printjobs/article', { as: free, body: body(1, 1, article) }),
        ]);
        expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 422, 422, 422]);
      }),
      { numRuns: process.env['TEST_RUN'] === 'all' ? 15 : 5 },
    );
  });

  it('has the same lists before and after another one works', async () => {
    const lists = [
      '/api/articles',
      '/api/labels',
      '/api/printers',
      '/api/widgets',
      '/api/printjobs',
      '/api/groups',
      '/api/printjobs/count',
    ];
    const snapshot = async () =>
      Promise.all(
        lists.map(async (path) => (await server().call(`GET ${path}`, { as: 'free@free.test' })).body),
      );
    const before = await snapshot();
    await server().call('POST /api/articles', { as: 'admin@demo.test', body: { name: 'Only ours' } });
    await server().call('POST /api/preferences/userSettings', {
      as: 'admin@demo.test',
      body: { labels: [] },
    });
    await server().call('PUT /api/widgets/1/favorite', { as: 'admin@demo.test', body: { favorite: true } });
    expect(await snapshot()).toEqual(before);
  });
});
