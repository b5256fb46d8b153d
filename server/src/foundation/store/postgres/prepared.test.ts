// @rounds: it needs a PostgreSQL server whatever the store of the run.
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { NetworkBetween } from '../../../testing/network-between.ts';
import { createTemporaryDatabase, isPostgresThere } from '../../../testing/temporary-database.ts';
import { organizations } from '../schema/index.ts';
import type { Store } from '../store.ts';
import { openPostgres } from './open-postgres.ts';

const name = 'First';

describe.runIf(await isPostgresThere())('statements prepared on PostgreSQL', () => {
  let store: Store;
  let network: NetworkBetween;
  let drop: () => Promise<void>;
  let url: string;
  const retries: string[] = [];
  const onRetry = (reason: string) => void retries.push(reason);

  beforeAll(async () => {
    const database = await createTemporaryDatabase();
    drop = database.drop;
    const cut = new URL(database.url);
    network = await NetworkBetween.open(cut.hostname, Number(cut.port || 5432));
    cut.host = `127.0.0.1:${network.port}`;
    url = cut.href;
    store = await openPostgres({ databaseUrl: url, onRetry });
    await store.asOwner((transaction) =>
      transaction.execute(
        sql`insert into organizations (organization_id, name, subscription, features) values (1, ${name}, '{}', '{}')`,
      ),
    );
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(async () => {
    await store.close();
    await network.close();
    await drop();
  });

  const read = async (from = store) => {
    const [rows] = await from.readAsOrganization(1, (transaction) => [
      transaction.select({ id: organizations.organizationId, name: organizations.name }).from(organizations),
    ]);
    return rows;
  };

  const readTwice = () =>
    store.asOrganization(1, async (transaction) => {
      const found = () => transaction.select({ name: organizations.name }).from(organizations);
      return [...(await found()), ...(await found())];
    });

  it('are sent in full once on a connection', async () => {
    await read();
    const sent = network.record();
    await read();
    await read();
    const again = /begin read only; execute platen_\w+\('1'\); execute platen_\w+; commit/;
    expect(sent).toEqual([expect.stringMatching(again), expect.stringMatching(again)]);
  });

  it('are used within a transaction, whose beginning is sent with the first of them', async () => {
    await readTwice();
    const sent = network.record();
    expect(await readTwice()).toEqual([{ name }, { name }]);
    expect(sent).toEqual([
      expect.stringMatching(/begin; execute platen_\w+\('1'\); execute platen_\w+\0/),
      expect.stringMatching(/execute platen_\w+\0/),
      expect.stringMatching(/commit\0/),
    ]);
  });

  it('are prepared again when a migration has changed what they answer', async () => {
    await read();
    retries.length = 0;
    await store.asOwner((transaction) =>
      transaction.execute(sql`alter table organizations alter column name type varchar(300)`),
    );
    expect(await read()).toEqual([{ id: 1, name }]);
    await store.asOwner((transaction) =>
      transaction.execute(sql`alter table organizations alter column name type text`),
    );
    expect(await read()).toEqual([{ id: 1, name }]);
    expect(retries).toEqual(['unprepared', 'unprepared']);
  });

  it('are not used any more when a pooler has lent the connection to another client', async () => {
    const pooled = await openPostgres({ databaseUrl: url, onRetry });
    await read(pooled);
    retries.length = 0;
    await pooled.asOwner((transaction) => transaction.execute(sql`deallocate all`));
    expect([await read(pooled), await read(pooled)]).toEqual([[{ id: 1, name }], [{ id: 1, name }]]);
    expect(retries).toEqual(['unprepared']);
    const sent = network.record();
    await read(pooled);
    expect(sent.join('')).not.toMatch(/prepare|execute/);
    await pooled.close();
  });

  it('begin with a message of their own on a connection that has not answered a moment ago', async () => {
    const fresh = await openPostgres({ databaseUrl: url, onRetry });
    const change = () =>
      fresh.asOrganization(
        1,
        () => Promise.resolve('done'),
        (transaction) => [transaction.update(organizations).set({ name })],
      );
    network.cutAt('begin');
    expect(await change()).toBe('done');
    const sent = network.record();
    expect(await change()).toBe('done');
    expect(sent).toHaveLength(1);
    await fresh.close();
  });

  it('do not run when the transaction did not begin, although the work took no notice', async () => {
    let runs = 0;
    await read();
    network.cutAt('begin;');
    const result = await store.asOrganization(
      1,
      async (transaction) => {
        runs += 1;
        await transaction
          .select()
          .from(organizations)
          .catch(() => undefined);
        return 'done';
      },
      (transaction) => [transaction.update(organizations).set({ name })],
    );
    expect([result, runs]).toEqual(['done', 2]);
  });

  it('and checks of foreign keys are planned anew for tables that have grown', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { asOwner, vacuum, close } = await openPostgres({ databaseUrl: url, onRetry });
    await asOwner((transaction) =>
      transaction.execute(sql`
        create table entries (o integer, id integer, kind integer, primary key (o, id));
        create index entries_by_kind on entries (o, kind);
        create table files (o integer, entry integer, foreign key (o, entry) references entries);
      `),
    );
    // A table that is known to be empty is read as a whole, or by whatever index.
    await vacuum();
    const addEntries = (first: number, last = first) =>
      asOwner((transaction) =>
        transaction.execute(
          sql`insert into entries select 1, id, 1 from generate_series(${first}::integer, ${last}::integer) id`,
        ),
      );
    /** Adds the file of an entry, and returns how many rows its check has read. */
    const rowsRead = (entry: number) =>
      asOwner(async (transaction) => {
        const readSoFar = () =>
          transaction
            .select({ rows: sql<number>`sum(pg_stat_get_xact_tuples_returned(oid))::integer` })
            .from(sql`pg_class where relname like 'entries%'`);
        const [before] = await readSoFar();
        await transaction.execute(sql`insert into files values (1, ${entry})`);
        const [after] = await readSoFar();
        return Number(after?.rows) - Number(before?.rows);
      });
    await addEntries(1);
    for (let count = 0; count < 10; count += 1) await rowsRead(1);
    await addEntries(2, 5000);
    expect(await rowsRead(5000)).toBe(5000);
    vi.advanceTimersByTime(1001);
    expect(await rowsRead(5000)).toBe(1);
    await close();
  });
});
