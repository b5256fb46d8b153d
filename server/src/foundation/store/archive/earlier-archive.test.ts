// @rounds: it migrates stores from their first schema.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoOrganization } from '../../../program/demo/demo-organizations.ts';
import { queryRows } from '../../../testing/query-rows.ts';
import { createTemporaryDatabase, isPostgresThere } from '../../../testing/temporary-database.ts';
import { schemaVersion } from '../migrations.ts';
import { openStore } from '../open-store.ts';
import { migratePglite } from '../pglite/pglite-store.ts';
import { startPglite } from '../pglite/start-pglite.ts';
import { organizations } from '../schema/index.ts';
import type { Store } from '../store.ts';
import { checkArchive, type CheckedArchive } from './checked-archive.ts';
import { readPglite } from './pglite-archive.ts';
import { restoreToMemory, restoreToPostgres } from './restore-archive.ts';
import { writeArchive } from './write-archive.ts';

const former = schemaVersion - 1;

/** Expects the organisation of the archive in a store that was brought up to date, and closes it. */
async function expectUpToDate(store: Store): Promise<void> {
  const [names, migrations] = await store.asOwner(async (transaction) => [
    await transaction.select({ name: organizations.name }).from(organizations),
    JSON.stringify(
      await transaction.execute('select count(*)::int as count from drizzle.__drizzle_migrations'),
    ),
  ]);
  await store.close();
  expect(names).toEqual([{ name: demoOrganization.name }]);
  expect(migrations).toContain(`"count":${schemaVersion}`);
}

describe('an archive of an earlier schema', () => {
  let folder: string;
  let archive: CheckedArchive;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'platen-earlier-'));
    const engine = await startPglite({});
    await migratePglite(engine, former);
    const { organizationId, name, subscription, features } = demoOrganization;
    // In words: the table has not all the columns that it has today.
    await engine.query(
      'insert into organizations (organization_id, name, subscription, features) values ($1, $2, $3, $4)',
      [organizationId, name, JSON.stringify(subscription), JSON.stringify(features)],
    );
    const file = join(folder, 'former.platen');
    await readPglite(engine, (source) => writeArchive(file, source, { now: new Date() }));
    await engine.close();
    archive = await checkArchive(file);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is brought up to date after it was restored into the embedded store', async () => {
    expect(archive.manifest.schemaVersion).toBe(former);
    await expectUpToDate(await restoreToMemory(archive));
  });

  it('is brought up to date on PostgreSQL, and refused beside tables of a newer schema', async ({ skip }) => {
    if (!(await isPostgresThere())) skip('No PostgreSQL answers.');
    const { url, drop } = await createTemporaryDatabase();
    try {
      await expect(restoreToPostgres(url, archive)).rejects.toThrow(
        `The database has schema ${schemaVersion}, the backup ${former}: restore into a database without any table.`,
      );
      await queryRows(url, 'drop schema public cascade');
      await queryRows(url, 'drop schema drizzle cascade');
      await queryRows(url, 'create schema public');
      await restoreToPostgres(url, archive);
      await expectUpToDate(await openStore({ databaseUrl: url }));
      await queryRows(url, 'drop table drizzle.__drizzle_migrations');
      await expect(restoreToPostgres(url, archive)).rejects.toThrow('tables of another program');
    } finally {
      await drop();
    }
  });
});
