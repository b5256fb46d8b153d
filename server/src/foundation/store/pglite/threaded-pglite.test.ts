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

  it('takes nothing more in a transaction that is over', async () => {
    const session = await engine.transaction((inside) => Promise.resolve(inside));
    await expect(session.query('select 1')).rejects.toThrow('The transaction is over.');
  });
});

/** Returns a program of a thread. */
const endingAfter = (source: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${source}`)}`,
  );

describe('a thread that ends', () => {
  const startThatEnds = "parentPort.postMessage({ id: 0 }); parentPort.on('message', () => process.exit(3));";

  it('fails what was asked of it and all that is asked later, as a lost connection', async () => {
    const ending = await startThreadedPglite({}, endingAfter(startThatEnds));
    const answers = await Promise.allSettled([
      ending.query('select 1'),
      ending.transaction((session) => session.query('select 2')),
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 'rejected',
        reason: { cause: { message: 'It ended with code 3.' } },
      });
      expect(databaseFault((answer as PromiseRejectedResult).reason)).toBe('lost');
    }
    await expect(ending.query('select 1')).rejects.toThrow('The thread of the embedded database has ended.');
    expect(ending.closed).toBe(true);
    await ending.close();
  });

  it('fails the start when it ends on the way', async () => {
    await expect(startThreadedPglite({}, endingAfter('process.exit(1);'))).rejects.toMatchObject({
      code: '08006',
    });
    await expect(startThreadedPglite({}, endingAfter("throw new Error('No room.');"))).rejects.toMatchObject({
      cause: { message: 'No room.' },
    });
  });

  it('fails the start in a directory that holds something else', async () => {
    await expect(startThreadedPglite({ directory: '/dev/null/store' })).rejects.toThrow(
      /ENOTDIR|not a directory/i,
    );
  });
});
