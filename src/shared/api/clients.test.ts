// @vitest-environment jsdom
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it, vi } from 'vitest';
import { apiUrl, mockApi } from '../testing';
import { adoptTokens, isLoggedIn, useTokenStore } from '../auth';
import { productApi } from './clients';
import { writeStoredSession } from '../auth/token-storage';
import { callForEffect, callForJson } from './request';

/** Handler that answers 401 to every token but `good`. */
const product = (good: string) =>
  http.get(apiUrl('cups'), ({ request }) => {
    const bearer = request.headers.get('Authorization');
    return bearer === `Bearer ${good}`
      ? HttpResponse.json(['cup'])
      : HttpResponse.json({ Message: 'No' }, { status: 401 });
  });
const refresh = (respond: () => Response) => http.post('http://auth.test/api/account/refresh', respond);
const renewed = () => HttpResponse.json({ token: 'new', refreshToken: 'next', expires: 600 });
const api = mockApi();

/** Tokens that the product API received. */
const seen = () => api.sentTo('GET cups').map(({ headers }) => headers.get('authorization'));

const signIn = (expires = 600) => adoptTokens({ token: 'old', refreshToken: 'r', expires });
const call = () => callForJson(productApi, 'get', 'api/cups').catch((error: unknown) => error);

describe('the product API', () => {
  it('is asked with the token', async () => {
    api.use(product('old'));
    signIn();
    expect(await call()).toEqual(['cup']);
    expect(seen()).toEqual(['Bearer old']);
  });

  it.each([
    ['missing', () => undefined],
    ['expired', () => adoptTokens({ token: 'old', refreshToken: '', expires: -1 })],
  ])('is asked without the header when the token is %s', async (_what, prepare) => {
    api.use(product('old'));
    prepare();
    expect(await call()).toMatchObject({ status: 401, message: 'No' });
    expect(seen()).toEqual([null]);
  });

  it('is asked once more after a 401, with the refreshed token', async () => {
    api.use(product('new'), refresh(renewed));
    signIn();
    expect(await call()).toEqual(['cup']);
    expect(seen()).toEqual(['Bearer old', 'Bearer new']);
    expect(useTokenStore.getState()).toMatchObject({
      token: 'new',
      refreshToken: 'next',
      isRefreshing: false,
    });
  });

  it('is asked once more with the token that another tab brought meanwhile, without another refresh', async () => {
    api.use(
      http.get(apiUrl('cups'), ({ request }) => {
        if (request.headers.get('Authorization') === 'Bearer new') return HttpResponse.json(['cup']);
        adoptTokens({ token: 'new', refreshToken: 'next', expires: 600 });
        return HttpResponse.json({ Message: 'No' }, { status: 401 });
      }),
      refresh(renewed),
    );
    for (const expires of [600, -1]) {
      signIn(expires);
      expect(await call()).toEqual(['cup']);
    }
    expect(api.written()).toEqual([]);
  });

  it('is asked once more by a client that was derived from it, and with the same body', async () => {
    const bodies: unknown[] = [];
    api.use(
      http.post(apiUrl('cups'), async ({ request }) => {
        bodies.push(await request.json());
        const isNew = request.headers.get('Authorization') === 'Bearer new';
        return isNew ? HttpResponse.json('kept') : HttpResponse.json({ Message: 'No' }, { status: 401 });
      }),
      refresh(renewed),
    );
    signIn();
    const derived = productApi.extend({ headers: { 'X-Derived': 'yes' } });
    expect(await callForJson(derived, 'post', 'api/cups', { json: { size: 'large' } })).toBe('kept');
    expect(bodies).toEqual([{ size: 'large' }, { size: 'large' }]);
  });

  it('is not asked a third time', async () => {
    api.use(product('none'), refresh(renewed));
    signIn();
    expect(await call()).toMatchObject({ status: 401 });
    expect(seen()).toHaveLength(2);
  });

  it('ends the session by a refusal of the refresh, not by a fault of the network', async () => {
    api.use(
      product('new'),
      refresh(() => HttpResponse.error()),
    );
    signIn();
    expect(await call()).toMatchObject({ kind: 'network' });
    expect(useTokenStore.getState().token).toBe('old');
    api.use(refresh(() => HttpResponse.json({ Message: 'Over' }, { status: 401 })));
    expect(await call()).toMatchObject({ status: 401 });
    expect(useTokenStore.getState()).toMatchObject({
      token: '',
      expiry: 0,
      status: 'error',
      endedBy: 'server',
    });
  });
});

describe('a write of which nothing is needed but that it was done', () => {
  it('reads its answer to the end, which would keep the request open, and does not wait for it', async () => {
    const never = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => undefined) });
    const answer = new Response(never);
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(answer);
    await callForEffect(productApi, 'put', 'api/cups', { json: {} });
    expect(answer.bodyUsed).toBe(true);
    vi.restoreAllMocks();
  });
});

describe('the session in this browser', () => {
  it('keeps the session under the four keys, its expiry as epoch seconds plus expires', () => {
    adoptTokens({ token: 't', refreshToken: 'r', expires: 600 }, 1_000_500);
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      auth_token: 't',
      auth_expires: '1600',
      refresh_token: 'r',
      roles: '[]',
    });
  });

  it('writes the session with the token last, for tabs that read in between', () => {
    const write = vi.spyOn(Storage.prototype, 'setItem');
    writeStoredSession({ token: 't', refreshToken: 'r', expiry: 1600, roles: [] });
    const written = write.mock.calls.map(([key]) => key);
    write.mockRestore();
    expect(written).toHaveLength(4);
    expect(written.at(-1)).toBe('auth_token');
  });

  it.each([
    ['in the future', 1601, true],
    ['now', 1600, false],
    ['in the past', 1599, false],
  ])('reads an expiry %s', (_when, expiry, expected) => {
    expect(isLoggedIn({ token: 't', expiry }, 1_600_000)).toBe(expected);
  });
});
