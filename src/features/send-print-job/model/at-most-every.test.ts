import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atMostEvery } from './at-most-every';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('acts at once, then once for all that came meanwhile, and then rests until it is asked again', () => {
  const act = vi.fn<() => void>();
  const ask = atMostEvery(100, act);
  for (let time = 0; time < 5; time += 1) ask();
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(99);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(2);
  ask();
  expect(act).toHaveBeenCalledTimes(3);
});
