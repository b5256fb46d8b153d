import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KEEP_DELAY_MS } from '../config/timings';
import { designKeeper, type KeptAt } from './design-keeper';

/** A store that keeps a record when it is told to. */
function slowStore() {
  const waiting: PromiseWithResolvers<void>[] = [];
  return {
    keep: () => {
      const kept = Promise.withResolvers<void>();
      waiting.push(kept);
      return kept.promise;
    },
    forget: () => Promise.resolve(),
    waiting,
  };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function keeping() {
  const told: KeptAt[] = [];
  const store = slowStore();
  const keeper = designKeeper((keptAt) => void told.push(keptAt), store);
  const keep = async (savedAtMs: number) => {
    keeper.change({ savedAtMs });
    await vi.advanceTimersByTimeAsync(KEEP_DELAY_MS);
  };
  return { told, store, keeper, keep };
}

it('what was forgotten while it was written is not said to be kept', async () => {
  const { told, store, keeper, keep } = keeping();
  await keep(1);
  keeper.forget('a');
  store.waiting[0]?.resolve();
  await settled();
  expect(told).toEqual([undefined]);
});

it('of two changes only what became of the later one is told', async () => {
  const { told, store, keep } = keeping();
  await keep(1);
  await keep(2);
  store.waiting[0]?.reject(new Error('full'));
  await settled();
  expect(told).toEqual([]);
  store.waiting[1]?.resolve();
  await settled();
  expect(told).toEqual([2]);
});
