import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useTokenStore } from '@/shared/auth';
import { runtimeConfig, setRuntimeConfig } from '@/shared/config';
import { answer, findButton, mockApi, press, refusal, renderWith, tokenFor } from '@/shared/testing';
import { LoginPage } from './login-page';

const token = tokenFor();
const noProviders = answer('http://auth.test/api/account/OpenIdProviders', { data: [] });
const accepting = answer('POST http://auth.test/api/account/login', {
  token,
  refreshToken: 'refresh',
  expires: 600,
});
const subscriptionIs = (status: string) => answer('subscription/status', { status });
const api = mockApi();

afterEach(() => {
  useTokenStore.setState({ redirectPath: '' });
});

const show = () => renderWith(<LoginPage />, { route: '/login', path: '/login' });

async function signIn(email = 'mia@demo.test', password = 'a good password') {
  if (email) await userEvent.type(screen.getByLabelText('E-mail'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await press('Sign in');
}

describe('the sign-in page', () => {
  it('says nothing of a way that nobody took: the start is where a first visit begins', () => {
    api.use(noProviders);
    useTokenStore.setState({ redirectPath: '/' });
    show();
    expect(screen.queryByText('Sign in to continue.')).toBeNull();
  });

  it('keeps the session of an Active organisation and goes where the person wanted to', async () => {
    api.use(noProviders, subscriptionIs('Active'), accepting);
    useTokenStore.setState({ redirectPath: '/print-articles?q=oats' });
    const app = show();
    expect(screen.getByText('Sign in to continue.')).toBeTruthy();
    await signIn(' mia@demo.test ');
    await waitFor(() => expect(app.location()).toBe('/print-articles?q=oats'));
    expect(api.bodies('POST http://auth.test/api/account/login')).toEqual([
      { email: 'mia@demo.test', password: 'a good password' },
    ]);
    expect(useTokenStore.getState()).toMatchObject({ status: 'success', token, redirectPath: '' });
    expect(localStorage.getItem('auth_token')).toBe(token);
    const leftS = Number(localStorage.getItem('auth_expires')) - Date.now() / 1000;
    expect(leftS).toBeGreaterThan(590);
    expect(leftS).toBeLessThanOrEqual(600);
  });

  it.each(['Paused', 'Canceled', ''])('keeps no session when the subscription is %j', async (status) => {
    api.use(noProviders, accepting, subscriptionIs(status));
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
    api.use(
      noProviders,
      refusal('POST http://auth.test/api/account/login', 401, 'The e-mail address or the password is wrong.'),
    );
    show();
    await signIn();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The e-mail address or the password is wrong.');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('mia@demo.test');
    expect(useTokenStore.getState().errorMessages).toEqual(['The e-mail address or the password is wrong.']);
  });

  it('asks for the code of a second factor on the same screen, and keeps what was typed on the way back', async () => {
    const asking = { code: 'second-factor.code-needed', args: {}, Message: 'Enter the code.' };
    api.use(
      noProviders,
      http.post('http://auth.test/api/account/login', () => HttpResponse.json(asking, { status: 401 })),
    );
    show();
    await signIn();
    const field = await screen.findByLabelText('Code');
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Back');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('mia@demo.test');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('a good password');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks for what is missing before it asks the server', async () => {
    api.use(noProviders);
    show();
    await signIn('', '');
    expect(screen.getByText('Enter your e-mail address.')).toBeTruthy();
    expect(screen.getByText('Enter your password.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  });

  it('invites nobody to register where the server takes no registrations', () => {
    api.use(noProviders);
    const { unmount } = show();
    expect(screen.getByRole('link', { name: 'Create an organisation' })).toBeTruthy();
    unmount();
    setRuntimeConfig({ ...runtimeConfig(), flags: { registrationClosed: true } });
    show();
    expect(screen.queryByRole('link', { name: 'Create an organisation' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toBeTruthy();
  });

  it('offers the identity providers of the server', async () => {
    const configuration = { authorization_endpoint: 'https://login.test/authorize' };
    api.answer('http://auth.test/api/account/OpenIdProviders', {
      data: [
        { name: 'Microsoft', clientId: 'one', configuration },
        { name: 'Google', clientId: 'two', configuration },
        { name: 'Others', clientId: 'three', configuration },
      ],
    });
    show();
    await findButton('Continue with Microsoft');
    expect(screen.getAllByRole('button', { name: /Continue with/ }).map((one) => one.textContent)).toEqual([
      'Continue with Microsoft',
      'Continue with Google',
    ]);
  });

  it('only logs that there are no identity providers', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    api.use(noProviders);
    show();
    await waitFor(() => expect(log).toHaveBeenCalledWith('No identity providers found'));
    expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    log.mockRestore();
  });
});
