import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runtimeConfig, setRuntimeConfig } from '@/shared/config';
import { useTokenStore } from '@/shared/auth';
import { mockApi, press, renderWith } from '@/shared/testing';
import { PasswordForgotPage } from './password-forgot-page';

const api = mockApi();
/** Bodies of the writes, in order. */
const sent = () => api.sent.map(({ headers, body }) => ({ type: headers.get('content-type'), body }));

const show = (query = '') =>
  renderWith(<PasswordForgotPage />, { route: '/account/forgot', path: `/account/forgot${query}` });

describe('a forgotten password', () => {
  it('sends the address with the json-patch content type and says the same for every address', async () => {
    api.answer('POST http://auth.test/api/Account/password/forgot');
    show();
    await userEvent.type(screen.getByLabelText(/E-mail/), ' mia@demo.test ');
    await press('Send the link');
    expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeTruthy();
    expect(screen.getByText(/If there is an account for mia@demo.test, a message/)).toBeTruthy();
    expect(sent()).toEqual([
      {
        type: 'application/json-patch+json',
        body: { email: 'mia@demo.test' },
      },
    ]);
    expect(useTokenStore.getState().status).toBe('emailsent');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('leads to the mails of a demo, and of nothing else: %s', async (demoMails, count) => {
    const usual = runtimeConfig();
    onTestFinished(() => setRuntimeConfig(usual));
    setRuntimeConfig({ ...usual, flags: { ...usual.flags, demoMails } });
    api.answer('POST http://auth.test/api/Account/password/forgot');
    show();
    await userEvent.type(screen.getByLabelText(/E-mail/), 'mia@demo.test');
    await press('Send the link');
    await screen.findByRole('heading', { name: 'Check your mail' });
    const links = screen.queryAllByRole('link', { name: 'Read its e-mails' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array(count).fill('./demo-mails?language=en'),
    );
  });

  it('asks for an address in the form of one', async () => {
    show();
    await userEvent.type(screen.getByLabelText(/E-mail/), 'mia');
    await press('Send the link');
    expect(await screen.findByText('Enter a valid e-mail address, such as name@example.com.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/E-mail/));
  });

  it('shows why the link could not be asked for, and keeps the address', async () => {
    api.fail('POST http://auth.test/api/Account/password/forgot', 429, 'Please wait 15 minutes.');
    show();
    await userEvent.type(screen.getByLabelText(/E-mail/), 'mia@demo.test');
    await press('Send the link');
    expect((await screen.findByRole('alert')).textContent).toContain('Please wait 15 minutes.');
    expect(screen.getByLabelText<HTMLInputElement>(/E-mail/).value).toBe('mia@demo.test');
    expect(useTokenStore.getState()).toMatchObject({
      status: 'error',
      errorMessages: ['Please wait 15 minutes.'],
    });
  });
});

describe('the link of the mail', () => {
  it('takes the link out of the address, and sets the password', async () => {
    api.answer('POST http://auth.test/api/account/password/reset');
    const app = show('?token=secret');
    await waitFor(() => expect(app.location()).toBe('/account/forgot'));
    await userEvent.type(screen.getByLabelText(/New password/), 'a better password');
    await press('Set the password');
    expect(await screen.findByRole('heading', { name: 'Your password has been changed' })).toBeTruthy();
    expect(sent()).toEqual([
      {
        type: 'application/json-patch+json',
        body: { token: 'secret', password: 'a better password' },
      },
    ]);
    expect(useTokenStore.getState().status).toBe('reset');
  });

  it('says that a link counts no more, and leads to a new one', async () => {
    const Message = 'This link has been used or has expired. Ask for a new one.';
    api.fail('POST http://auth.test/api/account/password/reset', 410, Message);
    show('?token=old');
    await userEvent.type(screen.getByLabelText(/New password/), 'a better password');
    await press('Set the password');
    expect((await screen.findByRole('alert')).textContent).toContain(Message);
    await userEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeTruthy();
  });

  it('shows at the field what the server says of the password', async () => {
    api.answer(
      'POST http://auth.test/api/account/password/reset',
      {
        Message: 'The password cannot be used.',
        problems: [{ field: 'password', message: 'Too common.' }],
      },
      422,
    );
    show('?token=secret');
    await userEvent.type(screen.getByLabelText(/New password/), 'password1');
    await press('Set the password');
    expect(await screen.findByText('Too common.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/New password/).value).toBe('password1');
  });
});
