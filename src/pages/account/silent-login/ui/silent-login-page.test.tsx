import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useTokenStore } from '@/shared/auth';
import { answer, mockApi, renderWith, tokenFor } from '@/shared/testing';
import { SilentLoginPage } from './silent-login-page';

const idToken = tokenFor({ nonce: 'the nonce' });
const state = 'Google;login;random';
const LOGIN = 'POST http://auth.test/api/account/loginOidc';
const subscriptionIs = (status: string) => answer('subscription/status', { status });
const good = answer(LOGIN, { token: tokenFor(), refreshToken: 'refresh', expires: 600 });
const api = mockApi();

afterEach(() => {
  useTokenStore.setState({ redirectPath: '' });
});

function comeBackWith(hash: string) {
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
  if (hash !== '') sessionStorage.setItem('oidc:answer', hash);
  return renderWith(<SilentLoginPage />, { route: '/silent-login', path: '/silent-login' });
}

const fragment = `#${new URLSearchParams({ state, code: 'the code', id_token: idToken })}`;

describe('coming back from an identity provider', () => {
  it('sends the provider data with redirect_uri and goes where the person wanted to', async () => {
    api.use(good, subscriptionIs('Active'));
    const app = comeBackWith(fragment);
    await waitFor(() => expect(app.location()).toBe('/quickprint'));
    expect(api.bodies(LOGIN)).toEqual([
      {
        provider: 'Google',
        type: 'login',
        code: 'the code',
        id_token: idToken,
        state,
        nonce: 'the nonce',
        redirect_uri: 'http://app.test/silent-login.html',
      },
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps no session when the subscription is not Active', async () => {
    api.use(good, subscriptionIs('Paused'));
    comeBackWith(fragment);
    expect((await screen.findByRole('alert')).textContent).toContain('The organization is canceled/paused');
    expect(localStorage.getItem('auth_token')).toBeNull();
  });

  it('shows what the server says of an identity it does not take', async () => {
    api.fail(LOGIN, 403, 'There is no account for this identity.');
    comeBackWith(fragment);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'There is no account for this identity.',
    );
    expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/login');
  });

  it.each([
    ['', 'There is no answer from an identity provider here.'],
    ['#state=Google;login;other&code=1&id_token=2', 'does not belong to a sign-in in this browser tab'],
    [`#state=${state}&error=access_denied`, 'did not confirm who you are'],
    [`#state=${state}&code=1`, 'an incomplete answer'],
    [`#state=${state}&code=1&id_token=${tokenFor({})}`, 'does not belong to this sign-in'],
  ])('fails closed for “%s”', (hash, sentence) => {
    comeBackWith(hash);
    expect(screen.getByRole('alert').textContent).toContain(sentence);
    expect(api.bodies(LOGIN)).toEqual([]);
  });
});
