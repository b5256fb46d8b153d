import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { RouterContextProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { access } from '@/entities/session';
import { buildToken } from '@/entities/session/index.testing';
import { adoptTokens, useTokenStore } from '@/shared/auth';
import { createTestClient } from '@/shared/testing';
import type { RouteAccess } from './decide-navigation';
import { navigationGuard } from './navigation-guard';

const server = setupServer();
const refresh = (answer: () => Response) => http.post('http://auth.test/api/account/refresh', answer);
const roles = (answer: () => Response) => http.get('http://api.test/api/users/roles', answer);
const refused = () => HttpResponse.json({ Message: 'No' }, { status: 401 });
const outOfOrder = () => HttpResponse.json({ Message: 'Out of order' }, { status: 500 });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** What the guard throws for somebody who asks for /home. */
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
  beforeEach(() =>
    adoptTokens({ token: buildToken({ UserRole: ['User'] }), refreshToken: 'r', expires: -1 }),
  );

  it('is asked for anew, then the screen is entered', async () => {
    const token = buildToken({ UserRole: ['User'] });
    server.use(refresh(() => HttpResponse.json({ token, refreshToken: 'next', expires: 600 })));
    expect(await guarded(access.member)).toBeUndefined();
  });

  it.each([
    ['a fault of the server', outOfOrder],
    ['no answer', () => HttpResponse.error()],
  ])('signs nobody out after %s', async (_, answer) => {
    server.use(refresh(answer));
    expect(await guarded(access.member)).toMatchObject({ init: { status: 503 } });
    expect(useTokenStore.getState()).toMatchObject({ refreshToken: 'r', redirectPath: '' });
    expect(await guarded('signed-out')).toBeUndefined();
  });

  it('leads to login when it is refused', async () => {
    server.use(refresh(refused));
    expect(isToLogin(await guarded(access.member))).toBe(true);
    expect(useTokenStore.getState()).toMatchObject({ token: '', redirectPath: '/home' });
  });
});

describe('a token without roles', () => {
  beforeEach(() => adoptTokens({ token: buildToken({ UserRole: [] }), refreshToken: 'r', expires: 600 }));

  it('signs nobody out when the server cannot tell them', async () => {
    server.use(roles(outOfOrder));
    expect(await guarded(access.member)).toMatchObject({ init: { status: 503 } });
    expect(useTokenStore.getState().refreshToken).toBe('r');
  });

  it.each([
    ['there are none', () => HttpResponse.json([])],
    ['the server does not know the call', () => new HttpResponse(null, { status: 404 })],
  ])('leads to login when %s', async (_, answer) => {
    server.use(roles(answer));
    expect(isToLogin(await guarded(access.member))).toBe(true);
    expect(useTokenStore.getState().token).toBe('');
  });

  it('has the roles of each token that follows, and keeps the last known where they are not told', async () => {
    let told = ['User'];
    let asked = 0;
    server.use(
      roles(() => {
        asked += 1;
        return HttpResponse.json(told);
      }),
    );
    expect(await guarded(access.member)).toBeUndefined();
    expect(await guarded(access.member)).toBeUndefined();
    expect(asked, 'once for each token').toBe(1);

    told = ['User', 'GroupManager'];
    adoptTokens({ token: buildToken({ UserRole: [], UserId: 43 }), refreshToken: 'r2', expires: 600 });
    expect(await guarded(access.groups)).toBeUndefined();
    expect(useTokenStore.getState().roles).toEqual(['User', 'GroupManager']);

    server.use(roles(outOfOrder));
    adoptTokens({ token: buildToken({ UserRole: [], UserId: 44 }), refreshToken: 'r3', expires: 600 });
    expect(await guarded(access.groups)).toBeUndefined();
  });
});
