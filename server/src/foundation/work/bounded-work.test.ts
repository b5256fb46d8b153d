import { expect, it } from 'vitest';
import { boundedWork } from './bounded-work.ts';

/** Begins work that ends when it is told to. */
function begin(work: ReturnType<typeof boundedWork>, owner: number) {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { end: () => resolve('done'), result: work.within(owner, () => promise) };
}

const fails = () => Promise.reject(new Error('broken'));

it('refuses what is one too many of an owner or of all, and has room again afterwards', async () => {
  const bounds = boundedWork({ ofOne: 2, ofAll: 3, refusal: () => new Error('full') });
  const first = begin(bounds, 1);
  const second = begin(bounds, 1);
  await expect(begin(bounds, 1).result).rejects.toThrow('full');
  const third = begin(bounds, 2);
  await expect(begin(bounds, 3).result).rejects.toThrow('full');
  first.end();
  expect(await first.result).toBe('done');
  const fourth = begin(bounds, 3);
  for (const one of [second, third, fourth]) one.end();
  expect(await Promise.all([second.result, third.result, fourth.result])).toEqual(['done', 'done', 'done']);
});

it('has room again after work that failed', async () => {
  const bounds = boundedWork({ ofOne: 1, ofAll: 1, refusal: () => new Error('full') });
  await expect(bounds.within(1, fails)).rejects.toThrow('broken');
  expect(await bounds.within(1, async () => 'done')).toBe('done');
});
