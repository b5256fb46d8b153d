// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPage, type StartPlan } from '../scripts/delivery/start-script.ts';

const plan: StartPlan = {
  files: ['login.js', 'list.js', 'list.css'],
  screens: [
    { pattern: '/login', isPublic: true, files: [0], pack: 'first', reads: [], plainReads: [] },
    {
      pattern: '/list',
      isPublic: false,
      files: [1, 2],
      pack: 'print',
      reads: ['api/features'],
      plainReads: ['api/articles'],
    },
    {
      pattern: '/list/[^/]+',
      isPublic: false,
      files: [1, 2],
      pack: 'print',
      reads: ['api/features'],
      plainReads: [],
    },
  ],
  signIn: 0,
  packs: {},
};

const cancelled = vi.fn<(read: string) => void>();

/** Opens the page at an address, with a session or without, and returns the addresses that were asked for. */
function open(address: string, isSignedIn = true): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(
      url === 'config.json'
        ? Response.json({ apiUrl: '' })
        : new Response(new ReadableStream({ cancel: () => cancelled(url) })),
    );
  });
  if (isSignedIn) {
    localStorage.setItem('auth_token', 'token');
    localStorage.setItem('auth_expires', String(Date.now() / 1000 + 600));
  }
  location.hash = `#${address}`;
  startPage(plan);
  return asked;
}

const preloaded = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.head.replaceChildren();
  cancelled.mockReset();
});

describe('start script', () => {
  it.each([
    ['/list', ['config.json', 'api/articles', 'api/features']],
    ['/list?q=oats', ['config.json', 'api/features']],
    ['/list/7', ['config.json', 'api/features']],
    ['/unknown', ['config.json']],
  ])('sends what the screen %s reads first', async (address, expected) => {
    const asked = open(address);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(expected);
    expect(preloaded()).toEqual(address === '/unknown' ? [] : ['list.js', 'list.css']);
  });

  it('sends no read and asks for the sign-in without a session', async () => {
    const asked = open('/list', false);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(['config.json']);
    expect(preloaded()).toEqual(['login.js']);
  });

  it('cancels answers that nobody took, because each would keep a connection', async () => {
    open('/list');
    const { reads } = (globalThis as unknown as { platenStart: { reads: Map<string, Promise<Response>> } })
      .platenStart;
    reads.delete('api/features');
    await vi.advanceTimersByTimeAsync(14_900);
    expect(cancelled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(cancelled.mock.calls).toEqual([['api/articles']]);
    expect(reads.size).toBe(0);
  });
});
