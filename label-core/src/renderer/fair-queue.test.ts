import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** Returns everything that waits, in the order in which it is taken. */
function drained<Item>(queue: FairQueue<Item>): Item[] {
  const taken: Item[] = [];
  while (!queue.isEmpty) taken.push(queue.take() as Item);
  return taken;
}

describe('a fair queue', () => {
  it('keeps the order of one owner', () => {
    const queue = new FairQueue<number>();
    for (const item of [1, 2, 3]) queue.push('a', item);
    expect(drained(queue)).toEqual([1, 2, 3]);
    expect(queue.take()).toBeUndefined();
  });

  it('takes of the owners in turn, however much one of them has', () => {
    const queue = new FairQueue<string>();
    for (let item = 1; item <= 4; item += 1) queue.push('a', `a${item}`);
    for (let item = 1; item <= 2; item += 1) queue.push('b', `b${item}`);
    expect(drained(queue)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('counts what was taken by its cost', () => {
    const queue = new FairQueue<string>();
    queue.push('a', 'a: hundred labels', 100);
    queue.push('a', 'a: another hundred', 100);
    for (let item = 1; item <= 3; item += 1) queue.push('b', `b${item}`);
    expect(drained(queue)).toEqual(['a: hundred labels', 'b1', 'b2', 'b3', 'a: another hundred']);
  });

  it('lets whoever comes anew wait for one turn of the others, and no more', () => {
    const queue = new FairQueue<string>();
    for (let item = 1; item <= 50; item += 1) queue.push('a', `a${item}`);
    for (let item = 1; item <= 20; item += 1) queue.take();
    queue.push('b', 'b1');
    expect([queue.take(), queue.take()]).toContain('b1');
  });

  it('gives each of those who always wait nearly the same, and loses nothing', () => {
    const jobs = array(record({ owner: constantFrom('a', 'b', 'c'), cost: integer({ min: 1, max: 9 }) }), {
      maxLength: 200,
    });
    assert(
      property(jobs, (all) => {
        const queue = new FairQueue<(typeof all)[number]>();
        for (const job of all) queue.push(job.owner, job, job.cost);
        const left = new Map<string, number>();
        for (const { owner } of all) left.set(owner, (left.get(owner) ?? 0) + 1);
        const had = new Map([...left.keys()].map((owner) => [owner, 0]));
        let count = 0;
        while (!queue.isEmpty) {
          const job = queue.take();
          if (!job) throw new Error('There is nothing to take.');
          // While both wait, nobody is ahead by more than one job.
          const others = [...had].filter(([owner]) => (left.get(owner) ?? 0) > 0).map(([, cost]) => cost);
          expect((had.get(job.owner) ?? 0) - Math.min(...others)).toBeLessThan(10);
          had.set(job.owner, (had.get(job.owner) ?? 0) + job.cost);
          left.set(job.owner, (left.get(job.owner) ?? 0) - 1);
          count += 1;
        }
        expect(count).toBe(all.length);
      }),
    );
  });
});
