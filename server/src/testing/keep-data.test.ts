import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { seedDemo } from '../program/demo/seed-demo.ts';
import { keepData, type KeptData } from './keep-data.ts';
import { createTestServer, type TestServer } from './test-server.ts';
import { testStores } from './test-stores.ts';
import type { Store } from '../foundation/store/store.ts';

const admin = 'admin@demo.test';

const rowsOf = (store: Store, query: string) =>
  store.asOwner(async (transaction) => {
    const result: unknown = await transaction.execute(sql.raw(query));
    return z.object({ rows: z.array(z.record(z.string(), z.unknown())) }).parse(result).rows;
  });

const namesOf = async (store: Store, query: string) =>
  (await rowsOf(store, query)).map(({ name }) => z.string().parse(name));

/** Returns every row of every table and the next value of every sequence, read by other means than those of putBack. */
async function dumpOf(store: Store): Promise<Record<string, readonly unknown[]>> {
  const dump: Record<string, readonly unknown[]> = {};
  const tables = await namesOf(store, "select tablename as name from pg_tables where schemaname = 'public'");
  for (const name of tables) dump[name] = await rowsOf(store, `select * from ${name} t order by t::text`);
  const sequences = await namesOf(store, 'select sequencename as name from pg_sequences order by 1');
  for (const name of sequences) {
    const schema = name.startsWith('__drizzle') ? 'drizzle' : 'public';
    dump[name] = await rowsOf(store, `select last_value::text, is_called from ${schema}.${name}`);
  }
  dump['objects'] = await namesOf(
    store,
    "select table_schema || '.' || table_name as name from information_schema.tables where table_schema in ('public', 'drizzle') order by 1",
  );
  return dump;
}

describe.each(await testStores())('the data kept for tests on $name', ({ open }) => {
  let server: TestServer;
  let kept: KeptData;

  beforeAll(async () => {
    const store = await open();
    await seedDemo(store);
    kept = await keepData(store);
    server = await createTestServer(store);
  });
  afterAll(() => server.close());

  const ok = async (route: string, body?: object) => {
    const answer = await server.call(route, { as: admin, ...(body && { body }) });
    expect(answer.status, `${route}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  };

  it('is restored after tests that added, changed and deleted', async () => {
    const before = await dumpOf(server.store);
    expect(Object.keys(before).length).toBeGreaterThan(45);
    for (let round = 0; round < 3; round += 1) {
      expect((await server.signIn(admin)).status).toBe(200);
      await ok('POST /api/articles', { name: `Zwetschgendatschi ${round}` });
      await ok('POST /api/groups', { name: 'New', parentGroupId: 1 });
      await rowsOf(server.store, "select nextval('organization_numbers')");
      await rowsOf(server.store, 'update accounts set first_name = first_name || first_name');
      await rowsOf(server.store, 'delete from print_job_entries');
      await rowsOf(
        server.store,
        'delete from organizations where organization_id not in (select organization_id from accounts)',
      );
      await rowsOf(server.store, 'update id_counters set next_id = next_id + 100');
      await rowsOf(server.store, 'truncate label_versions cascade');
      const changed = await dumpOf(server.store);
      const differing = Object.keys(before).filter(
        (name) => JSON.stringify(before[name]) !== JSON.stringify(changed[name]),
      );
      expect(differing).toEqual(
        expect.arrayContaining([
          'accounts',
          'article_revisions',
          'articles',
          'audit_events',
          'audit_events_id_seq',
          'groups',
          'id_counters',
          'label_versions',
          'organization_numbers',
          'print_job_entries',
          'refresh_tokens',
        ]),
      );
      await kept.putBack();
      expect(await dumpOf(server.store)).toEqual(before);
    }
  });

  it('has the same triggers and references as before', async () => {
    await kept.putBack();
    await expect(rowsOf(server.store, 'update order_lines set article_id = 99999')).rejects.toThrow(
      /Failed query/,
    );
    const revision = () => rowsOf(server.store, 'select * from article_revisions order by 1');
    const before = await revision();
    await ok('POST /api/articles', { name: 'Counted again' });
    expect(await revision()).not.toEqual(before);
  });

  it.each([
    ['table', 'create table left_behind (id integer)', 'drop table left_behind'],
    ['column', 'alter table widgets add column more text', 'alter table widgets drop column more'],
    ['policy', 'create policy more on widgets using (true)', 'drop policy more on widgets'],
    [
      'disabled trigger',
      'alter table articles disable trigger user',
      'alter table articles enable trigger user',
    ],
    ['grant', 'grant truncate on widgets to public', 'revoke truncate on widgets from public'],
  ])('is not restored silently where a test leaves a %s', async (_what, change, undo) => {
    await rowsOf(server.store, change);
    await expect(kept.putBack()).rejects.toThrow(
      expect.objectContaining({
        cause: expect.objectContaining({ message: expect.stringContaining('schema of the store') }),
      }),
    );
    await rowsOf(server.store, undo);
    await kept.putBack();
  });

  it('cannot be read by requests', async () => {
    await expect(
      server.store.asOrganization(1001, (transaction) =>
        transaction.execute(sql`select * from kept_data."public.accounts"`),
      ),
    ).rejects.toThrow(/Failed query/);
  });
});
