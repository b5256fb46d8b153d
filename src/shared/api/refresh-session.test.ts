// @vitest-environment jsdom
import { http, HttpResponse } from 'msw/http';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, apiUrl, mockApi, refusal } from '../testing';
import { adoptTokens, endSession, useTokenStore } from '../auth';
import { ApiError } from './api-error';
import { productApi } from './clients';
import { callForJson } from './request';

const REFRESH = 'http://auth.test/api/account/refresh';
const THINGS = 'things';

/** Handler that accepts the token `fresh` and refuses all others. */
const things = http.all(apiUrl(THINGS), ({ request }) =>
  request.headers.get('authorization') === 'Bearer fresh'
    ? HttpResponse.json({ data: 'thing' })
    : HttpResponse.json({ Message: 'Token expired' }, { status: 401 }),
);
const granting = answer(`POST ${REFRESH}`, { token: 'fresh', refreshToken: 'refresh 2', expires: 600 });
const api = mockApi();
const refreshed = () => api.bodies(`POST ${REFRESH}`);
const ask = (method: 'get' | 'post' = 'get') =>
  callForJson(productApi, method, 'api/things', method === 'post' ? { json: { a: 1 } } : {});

beforeEach(() => adoptTokens({ token: 'stale', refreshToken: 'refresh 1', expires: 600 }));

describe('a 401 of the product API', () => {
  it('refreshes the token once for all calls under way and repeats each of them', async () => {
    api.use(things, granting);
    const answers = await Promise.all([ask(), ask(), ask('post'), ask()]);
    expect(answers).toEqual(Array.from({ length: 4 }, () => ({ data: 'thing' })));
    expect(refreshed()).toEqual([{ token: 'stale', refreshToken: 'refresh 1' }]);
    expect(localStorage.getItem('refresh_token')).toBe('refresh 2');
    expect(useTokenStore.getState()).toMatchObject({ token: 'fresh', isRefreshing: false });
  });

  it('takes over what another tab has refreshed meanwhile, without a call', async () => {
    api.use(things);
    localStorage.setItem('auth_token', 'fresh');
    localStorage.setItem('refresh_token', 'refresh 2');
    await expect(ask()).resolves.toEqual({ data: 'thing' });
    expect(useTokenStore.getState()).toMatchObject({ token: 'fresh', refreshToken: 'refresh 2' });
  });

  it('says that it is refreshing while it is', async () => {
    const seen: boolean[] = [];
    const stop = useTokenStore.subscribe(({ isRefreshing }) => seen.push(isRefreshing));
    api.use(things, granting);
    await ask();
    stop();
    expect([seen[0], seen.at(-1)]).toEqual([true, false]);
  });

  it.each([400, 401, 403])('ends the session when it cannot be refreshed (%i)', async (status) => {
    api.use(things, refusal(`POST ${REFRESH}`, status, 'No.'));
    await expect(ask()).rejects.toThrow('No.');
    expect(useTokenStore.getState()).toMatchObject({ token: '', expiry: 0, endedBy: 'server' });
    expect(localStorage.getItem('auth_token')).toBeNull();
  });

  it.each([
    ['a 500', () => HttpResponse.json({}, { status: 500 })],
    ['a 429', () => HttpResponse.json({}, { status: 429 })],
    ['no network', () => HttpResponse.error()],
    ['an answer nobody can read', () => HttpResponse.text('<html>')],
    ['an answer without a token', () => HttpResponse.json({ expires: 600 })],
  ])('keeps the session when the refresh meets %s', async (_, respond) => {
    api.use(things, http.post(REFRESH, respond));
    await expect(ask()).rejects.toBeInstanceOf(ApiError);
    expect(useTokenStore.getState()).toMatchObject({ token: 'stale', refreshToken: 'refresh 1' });
    expect(localStorage.getItem('auth_token')).toBe('stale');
  });

  it('repeats a call once, never in a loop', async () => {
    api.use(refusal(THINGS, 401, 'Still no.'), granting);
    await expect(ask()).rejects.toThrow('Still no.');
    expect(refreshed()).toHaveLength(1);
  });

  it('does not bring a session back that was ended while the answer was under way', async () => {
    api.use(
      things,
      http.post(REFRESH, () => {
        endSession();
        return HttpResponse.json({ token: 'fresh', refreshToken: 'refresh 2', expires: 600 });
      }),
    );
    await expect(ask()).rejects.toThrow('The request was canceled.');
    expect(localStorage.getItem('auth_token')).toBeNull();
    expect(useTokenStore.getState().token).toBe('');
  });

  it('keeps the pair another tab has stored when our own is refused', async () => {
    api.use(
      things,
      http.post(REFRESH, () => {
        localStorage.setItem('auth_token', 'fresh');
        localStorage.setItem('refresh_token', 'refresh 2');
        return HttpResponse.json({}, { status: 401 });
      }),
    );
    await expect(ask()).resolves.toEqual({ data: 'thing' });
  });
});

describe('an expired token', () => {
  it('does not send an expired token', async () => {
    api.answer(THINGS, { data: 'public' });
    adoptTokens({ token: 'old', refreshToken: '', expires: -1 });
    await ask();
    expect(api.sent.map(({ headers }) => headers.get('authorization'))).toEqual([null]);
  });
});
