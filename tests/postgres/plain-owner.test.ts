// @rounds: it starts PostgreSQL servers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { demoOrganization, openStore, seedDemo } from 'server';
import { queryRows } from 'server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PrivatePostgres, postgresBinaries } from './private-postgres.ts';

const { organizationId } = demoOrganization;
const recording = join(import.meta.dirname, '../old-data/2026-11/postgresql.sql.gz');

/** Returns what a search finds in the store at this address. */
async function articlesOf(databaseUrl: string): Promise<string> {
  const store = await openStore({ databaseUrl });
  const rows = await store.asOrganization(organizationId, (transaction) =>
    transaction.execute(`select total from search_articles(array['tarte'], null, 10, 0)`),
  );
  await store.close();
  return JSON.stringify(rows);
}

describe.each([...postgresBinaries])(
  'a database of PostgreSQL %s whose owner may create roles',
  (version, binaries) => {
    /** Since this version, a role may be granted without being inherited. */
    const isInheritanceSaid = Number(version) >= 16;
    /** Form in which `pg_upgrade` carries over a membership from a version without the distinction. */
    const inheriting = isInheritanceSaid ? ' with inherit true, set true' : '';
    let postgres: PrivatePostgres;
    beforeAll(async () => {
      postgres = await PrivatePostgres.open(binaries);
    });
    afterAll(() => postgres.close());

    const asSuperuser = (statement: string, database = 'postgres') =>
      queryRows(postgres.urlOf(database), statement);

    /** Creates a database and its owner, as the README describes. */
    async function newDatabase(name: string): Promise<string> {
      await asSuperuser(`create role ${name}_owner login createrole`);
      await asSuperuser(`create database ${name} owner ${name}_owner`);
      return postgres.urlOf(name, `${name}_owner`);
    }

    it('is set up, opened again and used; another one of the cluster likewise', async () => {
      for (const name of ['first', 'second']) {
        const databaseUrl = await newDatabase(name);
        const store = await openStore({ databaseUrl });
        await seedDemo(store);
        await store.close();
        expect(await articlesOf(databaseUrl)).toContain('"total":6');
      }
    });

    it('keeps its rows from the owner of another one, who may not even connect', async () => {
      await newDatabase('mine');
      const store = await openStore({ databaseUrl: postgres.urlOf('mine', 'mine_owner') });
      await seedDemo(store);
      await store.close();
      await newDatabase('theirs');
      const theirs = await openStore({ databaseUrl: postgres.urlOf('theirs', 'theirs_owner') });
      await theirs.close();
      await expect(queryRows(postgres.urlOf('mine', 'theirs_owner'), 'select 1')).rejects.toThrow(
        /permission denied for database/,
      );
      await expect(
        queryRows(postgres.urlOf('theirs', 'theirs_owner'), 'set role platen_tenant_mine'),
      ).rejects.toThrow(/permission denied to set role/);
    });

    it('shows its owner no article while nothing is migrated, where roles are not inherited by themselves', async () => {
      const databaseUrl = await newDatabase('closed');
      const store = await openStore({ databaseUrl });
      await seedDemo(store);
      await store.close();
      const all = await asSuperuser('select from articles', 'closed');
      expect(all.length).toBeGreaterThan(200);
      expect(await queryRows(databaseUrl, 'select count(*)::int as count from articles')).toEqual([
        { count: isInheritanceSaid ? 0 : all.length },
      ]);
    });

    it('of an earlier version gets roles of its own, and those it had are gone', async () => {
      const databaseUrl = await newDatabase('former');
      for (const part of ['tenant', 'sign_in', 'search', 'housekeeping'])
        await queryRows(databaseUrl, `create role platen_${part} nologin`).then(() =>
          queryRows(databaseUrl, `grant platen_${part} to former_owner${inheriting}`),
        );
      await queryRows(databaseUrl, 'grant create on schema public to platen_search');
      await queryRows(databaseUrl, gunzipSync(readFileSync(recording)).toString());
      await queryRows(databaseUrl, 'revoke create on schema public from platen_search');

      expect(await articlesOf(databaseUrl)).toContain('"total":6');
      const roles = await asSuperuser(
        `select rolname as name from pg_roles where rolname in ('platen_tenant', 'platen_sign_in', 'platen_search', 'platen_housekeeping')`,
      );
      expect(roles).toEqual([]);
    });
  },
);
