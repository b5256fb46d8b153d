import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageFull, StoreUnavailable } from './store-unavailable.ts';
import { startStoreWatch, type StoreWatch } from './store-watch.ts';

let answer: () => Promise<void>;
let asked = 0;
let nowMs = 0;
let watch: StoreWatch;

beforeEach(() => {
  vi.useFakeTimers();
  [asked, nowMs] = [0, 0];
  answer = () => Promise.resolve();
  const ping = () => {
    asked += 1;
    return answer();
  };
  watch = startStoreWatch({ ping }, () => nowMs);
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

it('the state of the store is known without asking it, and asked for every second', async () => {
  expect([watch.fault(), watch.fault(), asked]).toEqual([undefined, undefined, 1]);
  await vi.advanceTimersByTimeAsync(3000);
  expect([watch.fault(), asked]).toEqual([undefined, 4]);
});

it('a store that fails is known to do so until it answers again', async () => {
  const full = storageFull(new Error('no space'));
  answer = () => Promise.reject(full);
  await vi.advanceTimersByTimeAsync(1000);
  expect(watch.fault()).toBe(full);
  answer = () => Promise.resolve();
  await vi.advanceTimersByTimeAsync(1000);
  expect(watch.fault()).toBeUndefined();
});

it('a store that is busy is asked once, and counts as silent after half a minute', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  answer = () => promise;
  await vi.advanceTimersByTimeAsync(10_000);
  nowMs = 30_000;
  expect([watch.fault(), asked]).toEqual([undefined, 2]);
  nowMs = 30_001;
  expect(watch.fault()).toBeInstanceOf(StoreUnavailable);
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(watch.fault()).toBeUndefined();
});
