import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaseEnd, underLease } from './lease.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a lease is renewed long before its end while the work goes on, and never afterwards', async () => {
  const now = new Date();
  const leaseMs = leaseEnd(now).getTime() - now.getTime();
  const renewals: number[] = [];
  const work = Promise.withResolvers<string>();
  const done = underLease(
    async () => void renewals.push(Date.now() - now.getTime()),
    () => work.promise,
  );
  await vi.advanceTimersByTimeAsync(2 * leaseMs);
  expect(renewals.length).toBeGreaterThanOrEqual(4);
  for (const [index, at] of renewals.entries())
    expect(at - (renewals[index - 1] ?? 0)).toBeLessThan(leaseMs / 2);
  work.resolve('done');
  expect(await done).toBe('done');
  const { length } = renewals;
  await vi.advanceTimersByTimeAsync(2 * leaseMs);
  expect(renewals).toHaveLength(length);
});

it('a lease that cannot be renewed for a while does not end the work, and a renewal under way is waited for', async () => {
  const renewal = Promise.withResolvers<void>();
  const renew = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockReturnValue(renewal.promise);
  const work = Promise.withResolvers<void>();
  let isOver = false;
  const done = underLease(renew, () => work.promise).then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(10_000);
  // The second one has not ended: there is no third beside it.
  expect(renew).toHaveBeenCalledTimes(2);
  work.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver).toBe(false);
  renewal.resolve();
  await done;
});

it('a lease ends with work that fails', async () => {
  const renew = vi.fn<() => Promise<void>>();
  await expect(underLease(renew, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(renew).not.toHaveBeenCalled();
});
