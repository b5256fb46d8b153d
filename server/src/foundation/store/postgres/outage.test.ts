// @rounds: it cuts the network to a PostgreSQL server.
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queryRows } from '../../../testing/query-rows.ts';
import { NetworkBetween } from '../../../testing/network-between.ts';
import { createTemporaryDatabase, isPostgresThere } from '../../../testing/temporary-database.ts';
import { organizations } from '../schema/index.ts';
import { StoreUnavailable } from '../store-unavailable.ts';
import type { Store, Transaction } from '../store.ts';
import { openPostgres } from './open-postgres.ts';

/** More transactions than the pool has connections. */
const MANY = 30;
/** With a margin for a busy machine. */
const GIVEN_UP_WITHIN_MS = 14_000;

const note = (transaction: Transaction, text: string) =>
  transaction.execute(sql`insert into notes values (${text})`);

/** Returns the error that it rejects with. */
const reason = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => error,
  );

describe.runIf(await isPostgresThere())('the store over a PostgreSQL server that fails', () => {
  let network: NetworkBetween;
  let store: Store;
  /** Store that bypasses the simulated network. */
  let direct: Store;
  let drop: () => Promise<void>;
  let url: string;

  beforeAll(async () => {
    const database = await createTemporaryDatabase();
    drop = database.drop;
    url = database.url;
    direct = await openPostgres({ databaseUrl: database.url });
    await direct.asOwner((transaction) => transaction.execute(sql`create table notes (text text unique)`));
    const cut = new URL(database.url);
    network = await NetworkBetween.open(cut.hostname, Number(cut.port || 5432));
    cut.host = `127.0.0.1:${network.port}`;
    store = await openPostgres({ databaseUrl: cut.href });
  });
  afterAll(async () => {
    await store.close();
    await network.close();
    await direct.close();
    await drop();
  });
  beforeEach(() => direct.asOwner((transaction) => transaction.execute(sql`delete from notes`)));
  afterEach(() => network.mend());

  const notes = () =>
    direct.asOwner(
      async (transaction) =>
        JSON.parse(JSON.stringify(await transaction.execute(sql`select text from notes`))).rows,
    );
  const write = (text: string) => store.asOwner((transaction) => note(transaction, text));
  it.each([
    ['it begins', 'begin;'],
    ['a statement is under way', 'insert into notes'],
  ])('does the work again, once, when the connection ends while %s', async (_, words) => {
    network.cutAt(words);
    await write('kept');
    expect(await notes()).toEqual([{ text: 'kept' }]);
  });

  it('does the work again when PostgreSQL ends the connection between two statements', async () => {
    let runs = 0;
    await store.asOwner(async (transaction) => {
      runs += 1;
      await note(transaction, 'first');
      if (runs === 1) await endOthers(direct);
      await note(transaction, 'second');
    });
    expect([runs, await notes()]).toEqual([2, [{ text: 'first' }, { text: 'second' }]]);
  });

  it('does not repeat what may have been committed, and says that nobody knows', async () => {
    network.cutAt('commit');
    expect(await reason(write('perhaps'))).toMatchObject({ name: 'StoreUnavailable', isUnknown: true });
    expect(await notes()).toEqual([]);
  });

  it('does not repeat a transaction whose last statements were sent with the commit', async () => {
    let runs = 0;
    network.cutAt('as last');
    const ending = store.asOrganization(
      1,
      async () => {
        runs += 1;
      },
      (transaction) => [transaction.execute(sql`select 1 as last`)],
    );
    expect(await reason(ending)).toMatchObject({ name: 'StoreUnavailable', isUnknown: true });
    expect(runs).toBe(1);
  });

  it('reads again when the connection ends while statements are read together', async () => {
    let runs = 0;
    network.cutAt('begin read only');
    const read = await store.readAsOrganization(1, (transaction) => {
      runs += 1;
      return [transaction.select().from(organizations)];
    });
    expect([runs, read]).toEqual([2, [[]]]);
  });

  it('does again what PostgreSQL undid for another transaction, also at the commit', async () => {
    let runs = 0;
    await store.asOwner(async (transaction) => {
      runs += 1;
      await note(transaction, 'kept');
      if (runs < 3) await transaction.execute(sql`do $$ begin raise sqlstate '40001'; end $$`);
    });
    expect([runs, await notes()]).toEqual([3, [{ text: 'kept' }]]);
  });

  it('leaves an error of what was asked as it is, does not repeat it, and undoes the work', async () => {
    let runs = 0;
    const work = store.asOwner(async (transaction) => {
      runs += 1;
      await note(transaction, 'twice');
      await note(transaction, 'twice');
    });
    expect(await reason(work)).toMatchObject({ cause: { code: '23505' } });
    expect([runs, await notes()]).toEqual([1, []]);
  });

  it('does not take work for done that continued after a statement that failed', async () => {
    const work = store.asOwner(async (transaction) => {
      await note(transaction, 'lost');
      await note(transaction, 'lost').catch(() => undefined);
    });
    expect(await reason(work)).toMatchObject({
      message: 'The work continued after a statement that failed.',
    });
  });

  it('is not available while the server cannot be reached, and at once when it can be again', async () => {
    await Promise.all(Array.from({ length: MANY }, (_, index) => write(`before ${index}`)));
    network.cut();
    const during = await Promise.all(
      Array.from({ length: MANY }, (_, index) => reason(write(`during ${index}`))),
    );
    expect(during.every((each) => each instanceof StoreUnavailable)).toBe(true);
    await expect(store.ping()).rejects.toThrow(StoreUnavailable);
    network.mend();
    await Promise.all(Array.from({ length: MANY }, (_, index) => write(`after ${index}`)));
    expect(await notes()).toHaveLength(2 * MANY);
  });

  it('is not available while the database refuses to let anybody in, and is when it does again', async () => {
    await write('before');
    const name = new URL(url).pathname.slice(1);
    const others = new URL(url);
    others.pathname = '/postgres';
    const letIn = (isAllowed: boolean) =>
      queryRows(others.href, `alter database "${name}" allow_connections ${isAllowed}`);
    await letIn(false);
    await queryRows(
      others.href,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
    expect(await reason(write('during'))).toBeInstanceOf(StoreUnavailable);
    await letIn(true);
    await write('after');
    expect(await notes()).toHaveLength(2);
  });

  it('gives up a server that hangs, and serves all its connections afterwards', async () => {
    await write('before');
    network.swallow();
    const since = performance.now();
    const hanging = Promise.all(Array.from({ length: MANY }, (_, index) => reason(write(`hung ${index}`))));
    await expect(store.ping()).rejects.toThrow(StoreUnavailable);
    expect(performance.now() - since).toBeLessThan(5000);
    const during = await hanging;
    expect(performance.now() - since).toBeLessThan(GIVEN_UP_WITHIN_MS);
    expect(during.every((each) => each instanceof StoreUnavailable)).toBe(true);
    network.mend();
    await Promise.all(Array.from({ length: MANY }, (_, index) => write(`after ${index}`)));
    expect(await notes()).toHaveLength(1 + MANY);
  });
});

/** Ends all other connections, as a database server does that is told to stop at once. */
const endOthers = (store: Store) =>
  store.asOwner((transaction) =>
    transaction.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    ),
  );
