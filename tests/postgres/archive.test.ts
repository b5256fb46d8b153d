// @rounds: it starts PostgreSQL servers.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openStore, seedDemo } from 'server';
import { queryRows } from 'server/testing';
import { describe, expect, it } from 'vitest';
import { PrivatePostgres, postgresBinaries } from './private-postgres.ts';

const run = promisify(execFile);
const commands = join(import.meta.dirname, '../../server/src/program/cli');

interface RowCount {
  readonly name: string;
  readonly count: number;
}

/** Counts the rows of every table, as a superuser, whom nothing is hidden from. */
async function rowCounts(url: string): Promise<readonly RowCount[]> {
  const tables = await queryRows(
    url,
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const counts = (tables as readonly RowCount[]).map(
    ({ name }) => `select '${name}' as name, count(*)::int as count from "${name}"`,
  );
  return (await queryRows(url, counts.join(' union all '))) as readonly RowCount[];
}

describe.each([...postgresBinaries])(
  'a backup by the owner of a database of PostgreSQL %s',
  (_, binaries) => {
    it('is written and restored without a superuser, and hides nothing', { timeout: 240_000 }, async () => {
      const folder = await mkdtemp(join(tmpdir(), 'platen-archives-'));
      const postgres = await PrivatePostgres.open(binaries);
      const command = (name: string, words: readonly string[], databaseUrl: string) =>
        run(process.execPath, [join(commands, `${name}.ts`), ...words], {
          env: { ...process.env, DATA_DIR: folder, DATABASE_URL: databaseUrl },
        });
      try {
        for (const name of ['here', 'there']) {
          await queryRows(postgres.urlOf('postgres'), `create role ${name}_owner login createrole`);
          await queryRows(postgres.urlOf('postgres'), `create database ${name} owner ${name}_owner`);
        }
        const [from, to] = ['here', 'there'].map((name) => postgres.urlOf(name, `${name}_owner`));
        if (from === undefined || to === undefined) throw new Error('There are two databases.');
        const store = await openStore({ databaseUrl: from });
        await seedDemo(store);
        await store.close();

        await command('backup', [], from);
        const [name = ''] = (await readdir(join(folder, 'backups'))).filter((file) =>
          file.endsWith('.platen'),
        );
        await command('restore', [name], to);
        const before = await rowCounts(postgres.urlOf('here'));
        expect(await rowCounts(postgres.urlOf('there'))).toEqual(before);
        expect(before.filter(({ count }) => count > 0).length).toBeGreaterThan(20);

        // A table that the role of backups does not see would be missing without a word.
        await queryRows(from, 'drop policy backup on articles');
        await expect(command('backup', [], from)).rejects.toMatchObject({
          stderr: expect.stringContaining('does not see every row of: articles'),
        });
      } finally {
        await postgres.close();
        await rm(folder, { recursive: true, force: true });
      }
    });
  },
);
