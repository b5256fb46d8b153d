// @vitest-environment jsdom
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, mockApi } from '../testing';
import { adoptTokens, useTokenStore } from '../auth';
import { keepSessionFresh, refreshDelayMs } from './session-timer';

const nowMs = 1_800_000_000_000;
const after = (seconds: number) => nowMs / 1000 + seconds;

describe('refreshDelayMs', () => {
  it.each([
    [600, 540_000],
    [3600, 3_540_000],
    [100, 80_000],
    [10, 8000],
    [0, 0],
    [-50, 0],
    [10_000_000, 2 ** 31 - 1],
  ])('renews a token with %i s left after %i ms', (leftS, delayMs) => {
    expect(refreshDelayMs(after(leftS), nowMs, 0)).toBe(delayMs);
  });

  it('renews a token before its end and never long before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (leftS, spread) => {
          const delayMs = refreshDelayMs(after(leftS), nowMs, spread);
          expect(delayMs).toBeGreaterThanOrEqual(Math.max(0, leftS * 1000 - 60_001));
          expect(delayMs).toBeLessThan(leftS * 1000);
        },
      ),
    );
  });
});

describe('keepSessionFresh', () => {
  const REFRESH = 'POST http://auth.test/api/account/refresh';
  const api = mockApi(answer(REFRESH, { token: 'fresh', refreshToken: 'two', expires: 600 }));
  const refreshed = () => api.sentTo(REFRESH);
  let stop: (() => void) | undefined;
  let visibility: DocumentVisibilityState = 'visible';

  beforeEach(() => {
    visibility = 'visible';
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    adoptTokens({ token: 'first', refreshToken: 'one', expires: 600 });
    stop = keepSessionFresh();
  });
  afterEach(() => stop?.());

  const show = (state: DocumentVisibilityState) => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('renews a minute before the end', async () => {
    await vi.advanceTimersByTimeAsync(539_000);
    expect(refreshed()).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.waitFor(() => expect(useTokenStore.getState().token).toBe('fresh'));
    expect(refreshed()).toHaveLength(1);
  });

  it('leaves a hidden tab alone until it is shown again', async () => {
    show('hidden');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(refreshed()).toEqual([]);
    show('visible');
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(useTokenStore.getState().token).toBe('fresh'));
  });

  it('keeps the session when the network is gone, and does not ask in a loop', async () => {
    api.unreachable(REFRESH);
    await vi.advanceTimersByTimeAsync(550_000);
    await vi.waitFor(() => expect(useTokenStore.getState().isRefreshing).toBe(false));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(refreshed()).toHaveLength(1);
    expect(useTokenStore.getState().token).toBe('first');
  });

  it('stops when told', async () => {
    stop?.();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(refreshed()).toEqual([]);
  });
});
