import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { useTokenStore } from '@/shared/auth';
import { renderWith } from '@/shared/testing';
import { PasswordForgotPage } from './password-forgot-page';

const sent = vi.fn<(call: { type: string | null; body: unknown }) => void>();
const taking = (path: string, answer: () => Response = () => HttpResponse.json({})) =>
  http.post(`http://auth.test/api/${path}`, async ({ request }) => {
    sent({ type: request.headers.get('content-type'), body: await request.json() });
    return answer();
  });
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  sent.mockReset();
});
afterAll(() => server.close());

const show = (query = '') =>
  renderWith(<PasswordForgotPage />, { route: '/account/forgot', path: `/account/forgot${query}` });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a forgotten password', () => {
  it('sends the address with the json-patch content type and says the same for every address', async () => {
    server.use(taking('Account/password/forgot'));
    show();
    await userEvent.type(screen.getByLabelText(/E-mail/), ' mia@demo.test ');
    await press('Send the link');
    expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeTruthy();
    expect(screen.getByText(/If there is an account for mia@demo.test, a message/)).toBeTruthy();
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      type: 'application/json-patch+json',
      body: { email: 'mia@demo.test' },
    });
    expect(useTokenStore.getState().status).toBe('emailsent');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('asks for an address in the form of one', async () => {
    show();
    await userEvent.type(screen.getByLabelText(/E-mail/), 'mia');
    await press('Send the link');
    expect(await screen.findByText('This is not an e-mail address, like name@example.com.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/E-mail/));
  });

  it('shows why it could not be asked for, and keeps the address', async () => {
    server.use(
      taking('Account/password/forgot', () =>
        HttpResponse.json({ Message: 'Please wait 15 minutes.' }, { status: 429 }),
      ),
    );
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
  it('is taken out of the address, and sets the password', async () => {
    server.use(taking('account/password/reset'));
    const app = show('?token=secret');
    await waitFor(() => expect(app.location()).toBe('/account/forgot'));
    await userEvent.type(screen.getByLabelText(/New password/), 'a better password');
    await press('Set the password');
    expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toBeTruthy();
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      type: 'application/json-patch+json',
      body: { token: 'secret', password: 'a better password' },
    });
    expect(useTokenStore.getState().status).toBe('reset');
  });

  it('that counts no more says so and leads to a new one', async () => {
    const Message = 'This link has been used or has expired. Ask for a new one.';
    server.use(taking('account/password/reset', () => HttpResponse.json({ Message }, { status: 410 })));
    show('?token=old');
    await userEvent.type(screen.getByLabelText(/New password/), 'a better password');
    await press('Set the password');
    expect((await screen.findByRole('alert')).textContent).toContain(Message);
    await userEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeTruthy();
  });

  it('shows at the field what the server says of the password', async () => {
    server.use(
      taking('account/password/reset', () =>
        HttpResponse.json(
          {
            Message: 'The password cannot be used.',
            problems: [{ field: 'password', message: 'Too common.' }],
          },
          { status: 422 },
        ),
      ),
    );
    show('?token=secret');
    await userEvent.type(screen.getByLabelText(/New password/), 'password1');
    await press('Set the password');
    expect(await screen.findByText('Too common.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/New password/).value).toBe('password1');
  });
});
