import { http, HttpResponse } from 'msw/http';
import { RouterContextProvider } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { access } from '@/entities/session';
import { adoptTokens, useTokenStore } from '@/shared/auth';
import { apiUrl, createTestClient, mockApi, tokenFor } from '@/shared/testing';
import type { RouteAccess } from './decide-navigation';
import { navigationGuard } from './navigation-guard';

const api = mockApi();
const refresh = (respond: () => Response) => http.post('http://auth.test/api/account/refresh', respond);
const roles = (respond: () => Response) => http.get(apiUrl('users/roles'), respond);
const refused = () => HttpResponse.json({ Message: 'No' }, { status: 401 });
const outOfOrder = () => HttpResponse.json({ Message: 'Out of order' }, { status: 500 });

/** Returns what the guard throws for a navigation to /home. */
async function guarded(rule: RouteAccess): Promise<unknown> {
  const request = new Request('http://app.test/home');
  const facts = { request, url: new URL(request.url), params: {}, pattern: '/home' };
  const guard = navigationGuard(rule, createTestClient());
  try {
    return await guard({ ...facts, context: new RouterContextProvider() }, () => Promise.resolve({}));
  } catch (error) {
    return error;
  }
}

const isToLogin = (thrown: unknown) =>
  thrown instanceof Response && thrown.headers.get('location') === '/login';

describe('a token that has run out', () => {
  beforeEach(() => adoptTokens({ token: tokenFor(), refreshToken: 'r', expires: -1 }));

  it('asks for a new token when it has run out, then enters the screen', async () => {
    const token = tokenFor();
    api.use(refresh(() => HttpResponse.json({ token, refreshToken: 'next', expires: 600 })));
    expect(await guarded(access.member)).toBeUndefined();
  });

  it.each([
    ['a fault of the server', outOfOrder],
    ['no answer', () => HttpResponse.error()],
  ])('signs nobody out after %s', async (_, respond) => {
    api.use(refresh(respond));
    expect(await guarded(access.member)).toMatchObject({ init: { status: 503 } });
    expect(useTokenStore.getState()).toMatchObject({ refreshToken: 'r', redirectPath: '' });
    expect(await guarded('signed-out')).toBeUndefined();
  });

  it('leads to login when it is refused', async () => {
    api.use(refresh(refused));
    expect(isToLogin(await guarded(access.member))).toBe(true);
    expect(useTokenStore.getState()).toMatchObject({ token: '', redirectPath: '/home' });
  });
});

describe('a token without roles', () => {
  beforeEach(() => adoptTokens({ token: tokenFor({ UserRole: [] }), refreshToken: 'r', expires: 600 }));

  it('signs nobody out when the server cannot tell them', async () => {
    api.use(roles(outOfOrder));
    expect(await guarded(access.member)).toMatchObject({ init: { status: 503 } });
    expect(useTokenStore.getState().refreshToken).toBe('r');
  });

  it.each([
    ['there are none', () => HttpResponse.json([])],
    ['the server does not know the call', () => new HttpResponse(null, { status: 404 })],
  ])('leads to login when %s', async (_, respond) => {
    api.use(roles(respond));
    expect(isToLogin(await guarded(access.member))).toBe(true);
    expect(useTokenStore.getState().token).toBe('');
  });

  it('takes the roles of each token that follows, and keeps the last known where they are not told', async () => {
    let told = ['User'];
    api.use(
      roles(() => {
        return HttpResponse.json(told);
      }),
    );
    expect(await guarded(access.member)).toBeUndefined();
    expect(await guarded(access.member)).toBeUndefined();
    expect(api.sentTo('GET users/roles'), 'once for each token').toHaveLength(1);

    told = ['User', 'GroupManager'];
    adoptTokens({ token: tokenFor({ UserRole: [], UserId: 43 }), refreshToken: 'r2', expires: 600 });
    expect(await guarded(access.groups)).toBeUndefined();
    expect(useTokenStore.getState().roles).toEqual(['User', 'GroupManager']);

    api.use(roles(outOfOrder));
    adoptTokens({ token: tokenFor({ UserRole: [], UserId: 44 }), refreshToken: 'r3', expires: 600 });
    expect(await guarded(access.groups)).toBeUndefined();
  });
});
