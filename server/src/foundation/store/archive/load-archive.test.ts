import type { PGlite } from '@electric-sql/pglite';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../../program/demo/seed-demo.ts';
import { countedAs, forgeArchive } from '../../../testing/forged-archive.ts';
import { pgliteStore } from '../pglite/pglite-store.ts';
import { startPglite } from '../pglite/start-pglite.ts';
import { storeTemplate } from '../store-template.ts';
import type { Manifest } from './archive-format.ts';
import { checkArchive, type CheckedArchive } from './checked-archive.ts';
import { loadArchive } from './load-archive.ts';
import { readPglite, writePglite } from './pglite-archive.ts';
import { writeArchive } from './write-archive.ts';

const now = new Date('2026-11-28T10:00:00.000Z');
let folder: string;
/** An empty store, which no refused archive may change. */
let target: PGlite;
let archive: CheckedArchive;

async function archiveOf(engine: PGlite, name: string): Promise<CheckedArchive> {
  const file = join(folder, name);
  await readPglite(engine, (source) => writeArchive(file, source, { now }));
  return checkArchive(file);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-load-'));
  target = await startPglite({ template: await storeTemplate() });
  const engine = await startPglite({ template: await storeTemplate() });
  await seedDemo(pgliteStore(engine));
  archive = await archiveOf(engine, 'demo.platen');
  await engine.close();
});
afterAll(async () => {
  await target.close();
  await rm(folder, { recursive: true });
});

const load = (from: CheckedArchive) => writePglite(target, (into) => loadArchive(into, from));

/** Expects that a store has no row, and guards its tables as before. */
async function expectUntouched(): Promise<void> {
  const { rows } = await target.query(
    `select (select count(*)::int from organizations) + (select count(*)::int from articles) as rows,
      (select count(*)::int from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and not relforcerowsecurity) as open,
      (select count(*)::int from pg_constraint where condeferrable) as deferrable`,
  );
  expect(rows).toEqual([{ rows: 0, open: 0, deferrable: 0 }]);
}

const changed = (more: Partial<Manifest>): CheckedArchive => ({
  ...archive,
  manifest: { ...archive.manifest, ...more },
});

describe('loading an archive', () => {
  it('is undone where a table came out with another checksum, or with fewer rows', async () => {
    for (const wrong of [{ sum: '1' }, { rows: 1 }]) {
      const tables = archive.manifest.tables.map((table) =>
        table.name === 'articles' ? { ...table, ...wrong } : table,
      );
      await expect(load(changed({ tables }))).rejects.toThrow('The rows of articles did not arrive');
      await expectUntouched();
    }
  });

  it('is undone where a row refers to one that is missing', async () => {
    const readRows: CheckedArchive['readRows'] = (onTable) =>
      archive.readRows((table) => {
        const sink = onTable(table);
        return table.name === 'accounts' ? { write: async () => undefined, end: sink.end } : sink;
      });
    await expect(load({ ...archive, readRows })).rejects.toThrow('violates foreign key constraint');
    await expectUntouched();
  });

  it('is refused where the tables are none of the schema, whatever their names', async () => {
    const file = join(folder, 'forged.platen');
    for (const name of ['../../etc/passwd', 'articles"; drop table accounts; --', 'pg_authid']) {
      const manifest = { ...archive.manifest, tables: [countedAs(name, ['id'])], sequences: [] };
      await forgeArchive(file, [['table', { name, columns: ['id'] }], ['end'], ['manifest', manifest]]);
      await expect(load(await checkArchive(file))).rejects.toThrow('does not have the tables of its schema');
    }
    await expect(load(changed({ sequences: [] }))).rejects.toThrow('does not have the tables');
    await expect(load(changed({ tables: archive.manifest.tables.slice(1) }))).rejects.toThrow(
      'does not have the tables',
    );
    await expectUntouched();
  });
});
