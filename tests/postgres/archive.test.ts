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

/** Returns what a backup says is in it. */
const contentOf = (line: string) => /: (\d+ tables, [\d,]+ rows), /.exec(line)?.[1];

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

        const { stdout: written } = await command('backup', [], from);
        const [name = ''] = (await readdir(join(folder, 'backups'))).filter((file) =>
          file.endsWith('.platen'),
        );
        await command('restore', [name], to);
        const { stdout: again } = await command('backup', [], to);
        expect(contentOf(again)).toBe(contentOf(written));
        const count = async (database: string) =>
          (await queryRows(postgres.urlOf(database), 'select count(*)::int as count from articles'))[0];
        expect(await count('there')).toEqual(await count('here'));
        expect(contentOf(written)).toMatch(/1,\d{3} rows/);

        const { stdout: checked } = await command('check-history', [], to);
        expect(checked).toContain('all as it was written');

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
