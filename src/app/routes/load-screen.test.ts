import { afterEach, describe, expect, it, vi } from 'vitest';
import { isChunkFault, loadScreen } from './load-screen';

afterEach(() => {
  vi.useRealTimers();
});

describe('loading the code of a screen', () => {
  it('gives up loading the code of a screen after 120 s', async () => {
    vi.useFakeTimers();
    const ended = vi.fn<(error: unknown) => void>();
    loadScreen(() => new Promise(() => undefined)).catch(ended);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(isChunkFault(ended.mock.calls[0]?.[0])).toBe(true);
  });

  it('gives the screen that was loaded, and leaves no timer behind', async () => {
    vi.useFakeTimers();
    expect(await loadScreen(async () => 'screen')).toBe('screen');
    await expect(loadScreen(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(vi.getTimerCount()).toBe(0);
  });
});

it.each([
  [new TypeError('Failed to fetch dynamically imported module: http://x/a.js'), true],
  [new TypeError('error loading dynamically imported module: http://x/a.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/a.css'), true],
  [new TypeError('x is not a function'), false],
  ['a text', false],
  [undefined, false],
])('takes %o for a chunk that is missing: %s', (error, expected) => {
  expect(isChunkFault(error)).toBe(expected);
});
