// @rounds: it starts PostgreSQL servers.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openStore, seedDemo } from 'server';
import { queryRows } from 'server/testing';
import { describe, expect, it } from 'vitest';
import { PrivatePostgres, postgresBinaries } from './private-postgres.ts';

const run = promisify(execFile);
/** Versions that include the tools for backups. */
const withTools = [...postgresBinaries].filter(([, folder]) => existsSync(join(folder, 'pg_dump')));

/** Counts the rows of every table, as a user who sees them all. */
async function rowCounts(postgres: PrivatePostgres, database: string) {
  const url = postgres.urlOf(database);
  const tables = await queryRows(
    url,
    `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'drizzle') order by 1`,
  );
  const counts = tables.map(
    (table) =>
      `select '${Object.values(table)[0]}' as name, count(*)::int as count from ${Object.values(table)[0]}`,
  );
  return queryRows(url, counts.join(' union all '));
}

describe.each(withTools)('a backup of a database of PostgreSQL %s by its owner', (_, binaries) => {
  it('has every row, and is restored and opened on another cluster', { timeout: 240_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'platen-backup-'));
    const [here, there] = await Promise.all([PrivatePostgres.open(binaries), PrivatePostgres.open(binaries)]);
    try {
      for (const postgres of [here, there]) {
        await queryRows(postgres.urlOf('postgres'), 'create role keeper login createrole');
        await queryRows(postgres.urlOf('postgres'), 'create database labels owner keeper');
      }
      const databaseUrl = here.urlOf('labels', 'keeper');
      const store = await openStore({ databaseUrl });
      await seedDemo(store);
      await store.close();
      const before = await rowCounts(here, 'labels');

      const tool = async (name: string, ...words: string[]) =>
        (await run(join(binaries, name), words, { maxBuffer: 2 ** 28 })).stdout;
      const role = (await tool('psql', databaseUrl, '-Atc', `select platen_role('backup')`)).trim();
      const dump = join(folder, 'platen.dump');
      await tool(
        'pg_dump',
        '--format=custom',
        '--enable-row-security',
        `--role=${role}`,
        `--file=${dump}`,
        databaseUrl,
      );
      const roles = join(folder, 'roles.sql');
      await writeFile(roles, await tool('psql', databaseUrl, '-Atc', 'select platen_roles_script()'));

      const target = there.urlOf('labels', 'keeper');
      await tool('psql', target, '--set=ON_ERROR_STOP=1', '-f', roles);
      await tool('pg_restore', '--exit-on-error', `--dbname=${target}`, dump);
      expect(await rowCounts(there, 'labels')).toEqual(before);
      expect(before.length).toBeGreaterThan(40);

      const restored = await openStore({ databaseUrl: target });
      const found = await restored.asOrganization(1001, (transaction) =>
        transaction.execute(`select total from search_articles(array['tarte'], null, 10, 0)`),
      );
      await restored.close();
      expect(JSON.stringify(found)).toContain('"total":6');
    } finally {
      await Promise.all([here.close(), there.close()]);
      await rm(folder, { recursive: true, force: true });
    }
  });
});
