import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildToken } from '@/entities/session/index.testing';
import { useTokenStore } from '@/shared/auth';
import { renderWith } from '@/shared/testing';
import { SilentLoginPage } from './silent-login-page';

const idToken = buildToken({ nonce: 'the nonce' });
const state = 'Google;login;random';
const sent = vi.fn<(body: unknown) => void>();
const answering = (answer: () => Response) =>
  http.post('http://auth.test/api/account/loginOidc', async ({ request }) => {
    sent(await request.json());
    return answer();
  });
const subscriptionIs = (status: string) =>
  http.get('http://api.test/api/subscription/status', () => HttpResponse.json({ status }));
const good = () => HttpResponse.json({ token: buildToken({}), refreshToken: 'refresh', expires: 600 });
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  sent.mockReset();
  useTokenStore.setState({ redirectPath: '' });
});
afterAll(() => server.close());

function comeBackWith(fragment: string) {
  sessionStorage.setItem(
    'oidc:pending:random',
    JSON.stringify({
      provider: 'Google',
      type: 'login',
      state,
      nonce: 'the nonce',
      redirectUri: 'http://app.test/silent-login.html',
      redirectPath: '/quickprint',
      createdAtMs: Date.now(),
    }),
  );
  if (fragment !== '') sessionStorage.setItem('oidc:answer', fragment);
  return renderWith(<SilentLoginPage />, { route: '/silent-login', path: '/silent-login' });
}

const answer = `#${new URLSearchParams({ state, code: 'the code', id_token: idToken })}`;

describe('coming back from an identity provider', () => {
  it('sends the provider data with redirect_uri and goes where the person wanted to', async () => {
    server.use(answering(good), subscriptionIs('Active'));
    const app = comeBackWith(answer);
    await waitFor(() => expect(app.location()).toBe('/quickprint'));
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      provider: 'Google',
      type: 'login',
      code: 'the code',
      id_token: idToken,
      state,
      nonce: 'the nonce',
      redirect_uri: 'http://app.test/silent-login.html',
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps no session when the subscription is not Active', async () => {
    server.use(answering(good), subscriptionIs('Paused'));
    comeBackWith(answer);
    expect((await screen.findByRole('alert')).textContent).toContain('The organization is canceled/paused');
    expect(localStorage.getItem('auth_token')).toBeNull();
  });

  it('shows what the server says of an identity it does not take', async () => {
    server.use(
      answering(() =>
        HttpResponse.json({ Message: 'There is no account for this identity.' }, { status: 403 }),
      ),
    );
    comeBackWith(answer);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'There is no account for this identity.',
    );
    expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/login');
  });

  it.each([
    ['', 'There is no answer of an identity provider here.'],
    ['#state=Google;login;other&code=1&id_token=2', 'does not belong to a sign-in of this browser tab'],
    [`#state=${state}&error=access_denied`, 'did not confirm who you are'],
    [`#state=${state}&code=1`, 'an incomplete answer'],
    [`#state=${state}&code=1&id_token=${buildToken({})}`, 'does not belong to this sign-in'],
  ])('fails closed for “%s”', (fragment, sentence) => {
    comeBackWith(fragment);
    expect(screen.getByRole('alert').textContent).toContain(sentence);
    expect(sent).not.toHaveBeenCalled();
  });
});
