// @rounds: it opens many stores.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkHistory } from '../../../design/review/check-history.ts';
import { demoOrganization } from '../../../program/demo/demo-organizations.ts';
import { seedDemo } from '../../../program/demo/seed-demo.ts';
import { keptPlaces } from '../../../testing/kept-locations.ts';
import { openStore, type KeptLocation } from '../open-store.ts';
import * as schema from '../schema/index.ts';
import { StoreRefusal } from '../store-refusal.ts';
import type { Store } from '../store.ts';
import type { Manifest } from './archive-format.ts';
import type { CheckedArchive } from './checked-archive.ts';
import { restoreToFolder, restoreToMemory, restoreToPostgres } from './restore-archive.ts';
import { storeSource } from './store-source.ts';
import { takeBackup } from './take-backup.ts';

const places = await keptPlaces();
const { organizationId } = demoOrganization;
const now = new Date('2026-11-28T10:00:00.000Z');

let folder: string;
let taken = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-archives-'));
});
afterAll(() => rm(folder, { recursive: true }));

const backUp = (location: KeptLocation) =>
  takeBackup(storeSource(location), {
    folder,
    keep: 99,
    now: new Date(now.getTime() + (taken += 1)),
  });

const restore = (location: KeptLocation, archive: CheckedArchive) =>
  'databaseUrl' in location
    ? restoreToPostgres(location.databaseUrl, archive)
    : restoreToFolder(location.dataDir, archive, { now });

/** What must be the same after every way of an archive. */
const contentOf = ({ tables, sequences, schemaVersion }: Manifest) => ({
  tables: tables.map(({ name, columns, rows, sum }) => ({ name, columns, rows, sum })),
  sequences,
  schemaVersion,
});

const rowsOf = async (store: Store, statement: ReturnType<typeof sql>) =>
  z
    .object({ rows: z.array(z.record(z.string(), z.unknown())) })
    .parse(await store.asOwner((transaction) => transaction.execute(statement))).rows;

/** Texts and values that a copy could spoil. */
const difficult = [
  '\\N',
  'a\tb\nc\r\\',
  '\\.',
  'Ærø 😀 \u{10ffff}',
  '',
  '"{}"',
  "'; drop table articles; --",
];

async function fill(location: KeptLocation): Promise<void> {
  const store = await openStore(location);
  await seedDemo(store);
  await store.asOrganization(organizationId, async (transaction) => {
    for (const [at, computerName] of difficult.entries())
      await transaction
        .insert(schema.computers)
        .values({ organizationId, computerName: `${at}${computerName}`, printers: [] });
    const jobs = [crypto.randomUUID(), crypto.randomUUID()];
    for (const [at, id] of jobs.entries())
      await transaction.insert(schema.printJobs).values({
        organizationId,
        id,
        accountId: 1,
        computerName: 'HOME',
        status: 'Success',
        createdAt: new Date(now.getTime() + at),
        requestHash: '',
        // The first refers to a row that comes later.
        ...(at === 1 && { reprintOf: jobs[0] }),
      });
    await transaction.insert(schema.auditEvents).values({
      organizationId,
      at: new Date('2026-02-28T23:59:59.999Z'),
      event: 'article-added',
      outcome: 'success',
      address: '',
      detail: '',
    });
  });
  await store.close();
}

describe.each(places)('a backup of the store on $name', (from) => {
  let source: Awaited<ReturnType<typeof from.make>>;
  let backup: Awaited<ReturnType<typeof backUp>>;
  beforeAll(async () => {
    source = await from.make();
    await fill(source.location);
    backup = await backUp(source.location);
  });
  afterAll(() => source.drop());

  it('has every table of the schema, with every row', async () => {
    const named = Object.values(schema)
      .filter((table) => is(table, PgTable))
      .map((table) => getTableName(table as PgTable));
    const { tables } = backup.manifest;
    expect(tables.map(({ name }) => name)).toEqual(named.toSorted());
    const store = await openStore(source.location);
    for (const { name, rows } of tables) {
      const [counted] = await rowsOf(store, sql.raw(`select count(*)::int as count from "${name}"`));
      expect([name, counted?.['count']]).toEqual([name, rows]);
    }
    await store.close();
    expect(tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(20);
  });

  it.each(places)('is the same after it was restored on $name, and works there', async (to) => {
    const target = await to.make();
    try {
      await restore(target.location, backup.archive);
      const store = await openStore(target.location);
      const forced = await rowsOf(
        store,
        sql`select count(*)::int as tables,
          count(*) filter (where relrowsecurity and relforcerowsecurity)::int as forced,
          (select count(*)::int from pg_trigger where tgenabled <> 'O' and not tgisinternal) as silent,
          (select count(*)::int from pg_constraint where condeferrable) as deferrable
        from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
      );
      const { length } = backup.manifest.tables;
      expect(forced).toEqual([{ tables: length, forced: length, silent: 0, deferrable: 0 }]);
      expect((await checkHistory(store)).faults).toEqual([]);
      const found = await store.asOrganization(organizationId, (transaction) =>
        transaction.execute(sql`select total from search_articles(array['tarte'], null, 10, 0)`),
      );
      expect(JSON.stringify(found)).toContain('"total":6');
      // Sequences go on after the restored rows.
      await store.asOrganization(organizationId, (transaction) =>
        transaction.insert(schema.auditEvents).values({
          organizationId,
          at: now,
          event: 'article-added',
          outcome: 'success',
          address: 'after',
          detail: '',
        }),
      );
      await store.asOwner((transaction) =>
        transaction.execute(sql`delete from audit_events where address = 'after'`),
      );
      await store.close();
      const again = contentOf((await backUp(target.location)).manifest);
      const { tables, schemaVersion } = contentOf(backup.manifest);
      expect({ tables: again.tables, schemaVersion: again.schemaVersion }).toEqual({ tables, schemaVersion });
    } finally {
      await target.drop();
    }
  });

  it.each(places)('is refused on $name where there is an organisation, and changes nothing', async (to) => {
    const target = await to.make();
    try {
      const store = await openStore(target.location);
      await store.asOrganization(organizationId, (transaction) =>
        transaction.insert(schema.organizations).values(demoOrganization),
      );
      await store.close();
      const before = contentOf((await backUp(target.location)).manifest);
      const refused = await restore(target.location, backup.archive).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(StoreRefusal);
      expect(String(refused)).toContain('not empty');
      expect(contentOf((await backUp(target.location)).manifest)).toEqual(before);
    } finally {
      await target.drop();
    }
  });

  it('is looked into in memory', async () => {
    const store = await restoreToMemory(backup.archive);
    const check = await checkHistory(store);
    await store.close();
    expect(check).toMatchObject({ labels: 7, faults: [] });
  });
});
