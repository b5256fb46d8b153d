// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isChunkFault, loadScreen, refetchStyles } from './load-screen';

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

const link = (rel: string) =>
  document.head.appendChild(Object.assign(document.createElement('link'), { rel, href: `/${rel}` }));
const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

it('fetches a style sheet again that could not be fetched, and nothing else that fails', () => {
  vi.useFakeTimers();
  const end = refetchStyles();
  const [failed, module] = [link('stylesheet'), link('modulepreload')];
  for (const one of [failed, module]) one.dispatchEvent(new Event('error'));
  expect([failed.isConnected, module.isConnected, sheets().length]).toEqual([false, true, 0]);
  vi.advanceTimersByTime(1000);
  expect(sheets().map(({ href }) => new URL(href).pathname)).toEqual(['/stylesheet']);
  sheets()[0]?.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(1999);
  expect(sheets()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sheets()).toHaveLength(1);
  end();
  vi.useRealTimers();
});
