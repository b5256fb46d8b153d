import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildToken } from '@/entities/session/index.testing';
import { useTokenStore } from '@/shared/auth';
import { renderWith } from '@/shared/testing';
import { LoginPage } from './login-page';

const token = buildToken({ UserRole: ['User'] });
const noProviders = http.get('http://auth.test/api/account/OpenIdProviders', () =>
  HttpResponse.json({ data: [] }),
);
const accepting = http.post('http://auth.test/api/account/login', () =>
  HttpResponse.json({ token, refreshToken: 'refresh', expires: 600 }),
);
const subscriptionIs = (status: string) =>
  http.get('http://api.test/api/subscription/status', () => HttpResponse.json({ status }));
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  useTokenStore.setState({ redirectPath: '' });
});
afterAll(() => server.close());

const show = () => renderWith(<LoginPage />, { route: '/login', path: '/login' });

async function signIn(email = 'mia@demo.test', password = 'a good password') {
  if (email) await userEvent.type(screen.getByLabelText('E-mail'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('the sign-in page', () => {
  it('keeps the session of an Active organisation and goes where the person wanted to', async () => {
    const sent = vi.fn<(body: unknown) => void>();
    server.use(
      noProviders,
      subscriptionIs('Active'),
      http.post('http://auth.test/api/account/login', async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json({ token, refreshToken: 'refresh', expires: 600 });
      }),
    );
    useTokenStore.setState({ redirectPath: '/print-articles?q=oats' });
    const app = show();
    expect(screen.getByText('Sign in to continue where you wanted to go.')).toBeTruthy();
    await signIn(' mia@demo.test ');
    await waitFor(() => expect(app.location()).toBe('/print-articles?q=oats'));
    expect(sent).toHaveBeenCalledExactlyOnceWith({ email: 'mia@demo.test', password: 'a good password' });
    expect(useTokenStore.getState()).toMatchObject({ status: 'success', token, redirectPath: '' });
    expect(localStorage.getItem('auth_token')).toBe(token);
    const leftS = Number(localStorage.getItem('auth_expires')) - Date.now() / 1000;
    expect(leftS).toBeGreaterThan(590);
    expect(leftS).toBeLessThanOrEqual(600);
  });

  it.each(['Paused', 'Canceled', ''])('keeps no session when the subscription is %j', async (status) => {
    server.use(noProviders, accepting, subscriptionIs(status));
    show();
    await signIn();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The organization is canceled/paused');
    expect(useTokenStore.getState()).toMatchObject({
      status: 'error',
      token: '',
      expiry: 0,
      errorMessages: ['The organization is canceled/paused'],
    });
    expect([localStorage.getItem('auth_token'), localStorage.getItem('auth_expires')]).toEqual([null, null]);
  });

  it('answers a wrong password at the form and keeps what was typed', async () => {
    server.use(
      noProviders,
      http.post('http://auth.test/api/account/login', () =>
        HttpResponse.json({ Message: 'The e-mail address or the password is wrong.' }, { status: 401 }),
      ),
    );
    show();
    await signIn();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The e-mail address or the password is wrong.');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('mia@demo.test');
    expect(useTokenStore.getState().errorMessages).toEqual(['The e-mail address or the password is wrong.']);
  });

  it('asks for what is missing before it asks the server', async () => {
    server.use(noProviders);
    show();
    await signIn('', '');
    expect(screen.getByText('Enter your e-mail address.')).toBeTruthy();
    expect(screen.getByText('Enter your password.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  });

  it('offers the identity providers of the server', async () => {
    const configuration = { authorization_endpoint: 'https://login.test/authorize' };
    server.use(
      http.get('http://auth.test/api/account/OpenIdProviders', () =>
        HttpResponse.json({
          data: [
            { name: 'Microsoft', clientId: 'one', configuration },
            { name: 'Google', clientId: 'two', configuration },
            { name: 'Others', clientId: 'three', configuration },
          ],
        }),
      ),
    );
    show();
    await screen.findByRole('button', { name: 'Continue with Microsoft' });
    expect(screen.getAllByRole('button', { name: /Continue with/ }).map((one) => one.textContent)).toEqual([
      'Continue with Microsoft',
      'Continue with Google',
    ]);
  });

  it('only logs that there are no identity providers', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    server.use(noProviders);
    show();
    await waitFor(() => expect(log).toHaveBeenCalledWith('No identity providers found'));
    expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    log.mockRestore();
  });
});
