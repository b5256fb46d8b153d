import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useTokenStore } from '@/shared/auth';
import { runtimeConfig, setRuntimeConfig } from '@/shared/config';
import { answer, mockApi, press, renderWith, tokenFor } from '@/shared/testing';
import { RegisterPage } from './register-page';

const api = mockApi(
  answer('http://auth.test/api/account/OpenIdProviders', []),
  answer('subscription/templates', {
    data: [
      { templateId: 'free', name: 'Free', type: 'Free', description: '50 prints a month' },
      { templateId: 'standard', name: 'Standard', type: 'Standard' },
    ],
  }),
);
/** Bodies of the writes, in order. */
const sent = () => api.written().map(({ body }) => body);

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

const show = (query = '') => renderWith(<RegisterPage />, { route: '/register', path: `/register${query}` });

/** What is sent of the person and the organisation. */
const mia = {
  organizationName: 'Café Müller',
  firstname: 'Mia',
  lastname: 'Member',
  email: 'mia@demo.test',
  password: 'a good password',
};

async function fillIn() {
  await userEvent.click(await screen.findByRole('radio', { name: /Standard/ }));
  await fillInPerson();
}

async function fillInPerson() {
  await userEvent.type(screen.getByLabelText(/Organisation/), 'Café Müller');
  await userEvent.type(screen.getByLabelText(/First name/), 'Mia');
  await userEvent.type(screen.getByLabelText(/Last name/), 'Member');
  await userEvent.type(screen.getByLabelText(/E-mail/), 'mia@demo.test');
  await userEvent.type(screen.getByLabelText(/^Password/), 'a good password');
}

const unconfirmed = answer('POST http://auth.test/api/account/register', {
  token: 'registration',
  user: { email: 'mia@demo.test', emailVerified: false },
});

describe('registering an organisation', () => {
  it('sends everything once and tells where the link is', async () => {
    api.use(unconfirmed);
    show();
    await fillIn();
    await press('Create the organisation');
    expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeTruthy();
    expect(sent()).toEqual([
      {
        ...mia,
        templateId: 'standard',
      },
    ]);
    expect(useTokenStore.getState().status).toBe('success');
  });

  it('leads to the mails of a demo after the registration', async () => {
    const usual = runtimeConfig();
    onTestFinished(() => setRuntimeConfig(usual));
    setRuntimeConfig({ ...usual, flags: { ...usual.flags, demoMails: true } });
    api.use(unconfirmed);
    show();
    await fillIn();
    await press('Create the organisation');
    const link = await screen.findByRole('link', { name: 'Read its e-mails' });
    expect(link.getAttribute('href')).toBe('./demo-mails?language=en');
  });

  it('sends the mail again on request', async () => {
    api.use(unconfirmed, answer('POST http://auth.test/api/account/verify/send'));
    show();
    await fillIn();
    await press('Create the organisation');
    await screen.findByRole('heading', { name: 'Check your mail' });
    await press('Send the message again');
    expect(await screen.findByText('The message was sent again.')).toBeTruthy();
    expect(sent().at(-1)).toEqual({ token: 'registration' });
  });

  it('signs in at once where the address need not be confirmed', async () => {
    api.use(
      answer('POST http://auth.test/api/account/register', { token: 't', user: { email: 'mia@demo.test' } }),
      answer('POST http://auth.test/api/account/login', {
        token: tokenFor(),
        refreshToken: 'refresh',
        expires: 600,
      }),
      answer('subscription/status', { status: 'Active' }),
    );
    const app = show();
    await fillIn();
    await press('Create the organisation');
    await waitFor(() => expect(app.location()).toBe('/login'));
    expect(sent().at(-1)).toEqual({ email: 'mia@demo.test', password: 'a good password' });
    expect(localStorage.getItem('auth_token')).not.toBeNull();
  });

  it('signs in after a registration that the server answers with nothing', async () => {
    api.done('POST http://auth.test/api/account/register');
    api.answer('POST http://auth.test/api/account/login', {
      token: tokenFor(),
      refreshToken: 'refresh',
      expires: 600,
    });
    api.answer('subscription/status', { status: 'Active' });
    const app = show();
    await fillIn();
    await press('Create the organisation');
    await waitFor(() => expect(app.location()).toBe('/login'));
    expect(sent()).toHaveLength(2);
  });

  it('keeps the Message of a failure as an error entry, and what was typed', async () => {
    api.fail('POST http://auth.test/api/account/register', 403, 'Registration is closed.');
    show();
    await fillIn();
    await press('Create the organisation');
    expect((await screen.findByRole('alert')).textContent).toContain('Registration is closed.');
    expect(useTokenStore.getState()).toMatchObject({
      status: 'error',
      errorMessages: ['Registration is closed.'],
    });
    expect(screen.getByLabelText<HTMLInputElement>(/Organisation/).value).toBe('Café Müller');
  });

  it('names every field that is missing and goes to the first', async () => {
    show();
    await screen.findByRole('radio', { name: /Free/ });
    await press('Create the organisation');
    expect(screen.getByText('Enter the name of your organisation.')).toBeTruthy();
    expect(screen.getByText('Enter your first name.')).toBeTruthy();
    expect(screen.getByText('Enter your last name.')).toBeTruthy();
    expect(screen.getByText('Enter an e-mail address.')).toBeTruthy();
    expect(screen.getByText('Enter a password.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/Organisation/));
    expect(sent()).toEqual([]);
  });

  it.each([
    ['offers none', 404],
    ['tells them only to those who are signed in', 401],
  ])('leaves the choice to a server that %s', async (_what, status) => {
    api.use(answer('subscription/templates', {}, status), unconfirmed);
    show();
    await userEvent.type(screen.getByLabelText(/Organisation/), 'Café Müller');
    await userEvent.type(screen.getByLabelText(/First name/), 'Mia');
    await userEvent.type(screen.getByLabelText(/Last name/), 'Member');
    await userEvent.type(screen.getByLabelText(/E-mail/), 'mia@demo.test');
    await userEvent.type(screen.getByLabelText(/^Password/), 'a good password');
    await press('Create the organisation');
    expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeTruthy();
    expect(sent()[0]).not.toHaveProperty('templateId');
  });

  it('offers to try again when the subscriptions cannot be read', async () => {
    api.fail('subscription/templates', 400, 'Broken.');
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('Broken.');
    api.reset();
    await press('Try again');
    expect(await screen.findByRole('radio', { name: /Standard/ })).toBeTruthy();
  });
});

describe('closed registration', () => {
  it('shows no form, and says how to come in', async () => {
    setRuntimeConfig({ ...runtimeConfig(), flags: { registrationClosed: true } });
    show();
    expect(await screen.findByRole('heading', { name: 'Registration is closed' })).toBeTruthy();
    expect(screen.getByText(/Ask an administrator of your organisation for an invitation/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toBeTruthy();
  });

  it('shows the form to whoever has a link of the operator, which chooses the subscription', async () => {
    setRuntimeConfig({ ...runtimeConfig(), flags: { registrationClosed: true } });
    api.use(unconfirmed);
    const app = show('?organization=invited');
    await waitFor(() => expect(app.location()).toBe('/register'));
    await fillInPerson();
    expect(screen.queryByRole('radio')).toBeNull();
    await press('Create the organisation');
    expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeTruthy();
    expect(sent()).toEqual([
      {
        ...mia,
        organizationToken: 'invited',
      },
    ]);
  });
});

describe('the link that confirms the address', () => {
  it('uses the link by a click, not by opening the page', async () => {
    api.answer('POST http://auth.test/api/account/verify', { email: 'mia@demo.test' });
    const app = show('?token=secret');
    await waitFor(() => expect(app.location()).toBe('/register'));
    expect(sent()).toEqual([]);
    await press('Confirm my address');
    expect(await screen.findByRole('heading', { name: 'Your organisation is ready' })).toBeTruthy();
    expect(sent()).toEqual([{ token: 'secret' }]);
  });

  it('says when the link counts no more', async () => {
    const Message = 'This link has been used or has expired. Ask for a new one.';
    api.fail('POST http://auth.test/api/account/verify', 410, Message);
    show('?token=old');
    await press('Confirm my address');
    expect((await screen.findByRole('alert')).textContent).toContain(Message);
  });
});
