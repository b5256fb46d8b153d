import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryRows } from '../../testing/query-rows.ts';
import { createTemporaryDatabase, isPostgresThere } from '../../testing/temporary-database.ts';
import { oldestProgram, schemaVersion } from './migrations.ts';
import { openStore } from './open-store.ts';
import { startSchemaWatch } from './schema-watch.ts';
import { StoreRefusal } from './store-refusal.ts';

describe.runIf(await isPostgresThere())('a database that programs of several versions share', () => {
  let database: Awaited<ReturnType<typeof createTemporaryDatabase>>;
  beforeAll(async () => {
    database = await createTemporaryDatabase();
    await open();
  });
  afterAll(() => database.drop());

  /** Opens and closes the store as a server of this version does. */
  const open = async () => {
    const store = await openStore({ databaseUrl: database.url });
    await store.ping();
    await store.close();
  };
  const state = () =>
    queryRows(database.url, 'select version, oldest_program as oldest from drizzle.platen_schema');
  const setState = (version: number, oldest: number) =>
    queryRows(
      database.url,
      `update drizzle.platen_schema set version = ${version}, oldest_program = ${oldest}`,
    );

  it('says which version it has, and which one works with it', async () => {
    expect(await state()).toEqual([{ version: schemaVersion, oldest: oldestProgram }]);
    expect(oldestProgram).toBeLessThanOrEqual(schemaVersion);
  });

  it('is opened by an older program, and left as it is, where the change allows it', async () => {
    await setState(schemaVersion + 3, schemaVersion);
    await open();
    expect(await state()).toEqual([{ version: schemaVersion + 3, oldest: schemaVersion }]);
  });

  it('is not opened by a program that is too old', async () => {
    await setState(schemaVersion + 3, schemaVersion + 1);
    const refusal = await open().catch((error: unknown) => error);
    expect(refusal).toEqual(
      new StoreRefusal(
        `The database was changed by a newer Platen (schema ${schemaVersion + 3}; it needs a program of ` +
          `${schemaVersion + 1}, this one is of ${schemaVersion}). Start the newer version.`,
      ),
    );
    expect(refusal).toMatchObject({ mayPass: false });
  });

  it(
    'ends a server that runs, once a newer program has changed it so that it must',
    { timeout: 30_000 },
    async () => {
      await setState(schemaVersion, schemaVersion);
      const store = await openStore({ databaseUrl: database.url });
      const told = Promise.withResolvers<string>();
      const watch = startSchemaWatch(store, told.resolve);
      await setState(schemaVersion + 1, schemaVersion + 1);
      expect(await told.promise).toContain('Start the newer version.');
      watch.stop();
      await store.close();
    },
  );

  it('is brought up to date once, by a newer program; what is no longer allowed stays so', async () => {
    await setState(schemaVersion - 1, schemaVersion - 1);
    await Promise.all([open(), open(), open()]);
    expect(await state()).toEqual([
      { version: schemaVersion, oldest: Math.max(oldestProgram, schemaVersion - 1) },
    ]);
  });
});
