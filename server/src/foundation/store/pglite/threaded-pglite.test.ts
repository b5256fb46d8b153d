import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseFault } from '../database-fault.ts';
import type { PgliteEngine } from './pglite-engine.ts';
import { startThreadedPglite } from './threaded-pglite.ts';

/** Takes the database a second or more. */
const longStatement = 'select count(*)::int as count from generate_series(1, 4000000) as n where n % 3 = 0';

const insertion = (id: number, name: string) => `insert into thing (id, name) values (${id}, '${name}')`;

let engine: PgliteEngine;
beforeAll(async () => {
  engine = await startThreadedPglite({});
  await engine.exec('create table thing (id int primary key, name text, seen_at timestamptz, data bytea)');
});
afterAll(() => engine.close());

const namesOf = async () => {
  const { rows } = await engine.query<{ name: string }>('select name from thing order by id');
  return rows.map(({ name }) => name);
};

describe('an embedded database on its own thread', () => {
  it('lets this thread go on while a statement runs', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);
    const { rows } = await engine.query<{ count: number }>(longStatement);
    clearInterval(timer);
    expect(rows).toEqual([{ count: 1_333_333 }]);
    expect(turns).toBeGreaterThan(10);
  });

  it('takes values of all kinds, and leaves times as texts', async () => {
    await engine.query('insert into thing values ($1, $2, $3, $4)', [
      1,
      'Größe "L"; --',
      '2026-01-31T08:00:00.123Z',
      new Uint8Array([0, 1, 255]),
    ]);
    const { rows } = await engine.query('select * from thing', [], { rowMode: 'array' });
    expect(rows).toEqual([
      [
        1,
        'Größe "L"; --',
        expect.stringMatching(/^2026-01-31 08:00:00\.123\+00/),
        new Uint8Array([0, 1, 255]),
      ],
    ]);
    await engine.exec('delete from thing');
  });

  it('passes on what the database says of an error', async () => {
    await engine.query("insert into thing (id, name) values (1, 'one')");
    await expect(engine.query("insert into thing (id, name) values (1, 'two')")).rejects.toMatchObject({
      code: '23505',
      constraint: 'thing_pkey',
      message: expect.stringContaining('duplicate key'),
    });
    await engine.exec('delete from thing');
  });

  it('keeps transactions and statements in the order of their calls, each for itself', async () => {
    const steps: string[] = [];
    await Promise.all([
      engine.transaction(async (session) => {
        await session.query(insertion(1, 'first'));
        await new Promise((resolve) => setTimeout(resolve, 30));
        await session.query(insertion(2, 'second'));
        steps.push('transaction');
      }),
      engine.query(insertion(3, 'third')).then(() => steps.push('statement')),
      engine.transaction(async (session) => {
        const { rows } = await session.query('select * from thing');
        steps.push(`saw ${rows.length}`);
      }),
    ]);
    expect(steps).toEqual(['transaction', 'statement', 'saw 3']);
    await engine.exec('delete from thing');
  });

  it('rolls back work that fails, and work whose commit does', async () => {
    const fault = new Error('Not like this.');
    await expect(
      engine.transaction(async (session) => {
        await session.query("insert into thing (id, name) values (1, 'one')");
        throw fault;
      }),
    ).rejects.toBe(fault);
    await engine.exec('create table part (thing int references thing (id) deferrable initially deferred)');
    await expect(
      engine.transaction((session) => session.query('insert into part values (7)')),
    ).rejects.toMatchObject({ code: '23503' });
    expect(await namesOf()).toEqual([]);
    await expect(engine.query('select count(*)::int as count from part')).resolves.toMatchObject({
      rows: [{ count: 0 }],
    });
  });

  it('does not take work for done that continued after a statement that failed', async () => {
    const work = engine.transaction(async (session) => {
      await session.query(insertion(1, 'lost'));
      await session.query(insertion(1, 'twice')).catch(() => undefined);
    });
    await expect(work).rejects.toThrow('The work continued after a statement that failed.');
    expect(await namesOf()).toEqual([]);
  });

  it('runs what the work does not wait for before the commit, and what comes next after it', async () => {
    const seen = await Promise.all([
      engine.transaction((session) => {
        void session.exec(`${insertion(1, 'one')}; ${insertion(2, 'two')}`);
        return Promise.resolve('begun');
      }),
      engine.transaction((session) =>
        session.exec('select name from thing order by id', { rowMode: 'array' }),
      ),
    ]);
    expect(seen).toMatchObject(['begun', [{ rows: [['one'], ['two']] }]]);
    await engine.exec('delete from thing');
  });

  it('takes nothing more once it is closed', async () => {
    const closing = await startThreadedPglite({});
    await closing.close();
    await expect(closing.query('select 1')).rejects.toMatchObject({ code: '08006' });
    await closing.close();
  });

  it('takes nothing more in a transaction that is over', async () => {
    const session = await engine.transaction((inside) => Promise.resolve(inside));
    await expect(session.query('select 1')).rejects.toThrow('The transaction is over.');
  });
});

/** Returns a program of a thread. */
const programOf = (source: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${source}`)}`,
  );
/** The real one, which ends in the middle of the statement "crash". */
const crashing = programOf(`
  parentPort.on('message', ({ task }) => task.statement === 'crash' && process.exit(3));
  await import(${JSON.stringify(new URL('pglite-thread.ts', import.meta.url).href)});
`);

describe('a thread that ends', () => {
  let directory = '';
  let ending: PgliteEngine;
  const causes: unknown[] = [];
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'platen-thread-'));
    ending = await startThreadedPglite(
      { directory: join(directory, 'store') },
      { program: crashing, onLost: (cause) => causes.push(cause) },
    );
    await ending.exec('create table thing (id int primary key); insert into thing values (1)');
  });
  afterAll(async () => {
    await ending.close();
    await rm(directory, { recursive: true });
  });

  it('fails what it was asked as a lost connection; a new one goes on with what was committed', async () => {
    const [crashed, next] = await Promise.allSettled([
      ending.transaction(async (session) => {
        await session.query('insert into thing values (2)');
        await session.query('crash').catch(() => undefined);
        // On the new thread it would be outside of any transaction.
        await session.query('insert into thing values (3)');
      }),
      ending.query('select id from thing'),
    ]);
    expect(crashed).toMatchObject({
      status: 'rejected',
      reason: { message: 'The thread of the embedded database has ended.' },
    });
    expect(databaseFault((crashed as PromiseRejectedResult).reason)).toBe('lost');
    expect(next).toMatchObject({ status: 'fulfilled', value: { rows: [{ id: 1 }] } });
    expect(causes).toMatchObject([{ message: 'It ended with code 3.' }]);
    await ending.query('insert into thing values (4)');
    expect((await ending.query('select id from thing order by id')).rows).toEqual([{ id: 1 }, { id: 4 }]);
  });

  it('fails all that is asked later when the database cannot be opened again', async () => {
    const mark = JSON.stringify(join(directory, 'opened'));
    const opensOnce = await startThreadedPglite(
      { directory },
      {
        program: programOf(`
          import { existsSync, writeFileSync } from 'node:fs';
          if (existsSync(${mark})) process.exit(4);
          writeFileSync(${mark}, '');
          parentPort.postMessage({ id: 0 });
          parentPort.on('message', () => process.exit(3));
        `),
      },
    );
    for (const statement of ['select 1', 'select 2'])
      await expect(opensOnce.query(statement)).rejects.toMatchObject({ code: '08006' });
    expect(opensOnce.closed).toBe(true);
    await opensOnce.close();
  });

  it('is not replaced where the database was in memory', async () => {
    const inMemory = await startThreadedPglite({}, { program: crashing });
    await expect(inMemory.query('crash')).rejects.toMatchObject({ code: '08006' });
    expect(inMemory.closed).toBe(true);
    await expect(inMemory.query('select 1')).rejects.toMatchObject({ code: '08006' });
  });

  it('fails the start when it ends on the way', async () => {
    await expect(startThreadedPglite({}, { program: programOf('process.exit(1);') })).rejects.toMatchObject({
      code: '08006',
    });
    const failing = { program: programOf("throw new Error('No room.');") };
    await expect(startThreadedPglite({}, failing)).rejects.toMatchObject({ cause: { message: 'No room.' } });
  });

  it('fails the start in a directory that holds something else', async () => {
    await expect(startThreadedPglite({ directory: '/dev/null/store' })).rejects.toThrow(
      /ENOTDIR|not a directory/i,
    );
  });
});
