import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildToken } from '@/entities/session/index.testing';
import { useTokenStore } from '@/shared/auth';
import { renderWith } from '@/shared/testing';
import { RegisterPage } from './register-page';

const sent = vi.fn<(body: unknown) => void>();
const taking = (path: string, answer: () => Response) =>
  http.post(`http://auth.test/api/account/${path}`, async ({ request }) => {
    sent(await request.json());
    return answer();
  });
const server = setupServer(
  http.get('http://auth.test/api/account/OpenIdProviders', () => HttpResponse.json([])),
  http.get('http://api.test/api/subscription/templates', () =>
    HttpResponse.json({
      data: [
        { templateId: 'free', name: 'Free', type: 'Free', description: '50 prints a month' },
        { templateId: 'standard', name: 'Standard', type: 'Standard' },
      ],
    }),
  ),
);

beforeAll(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => {
  server.resetHandlers();
  sent.mockReset();
});
afterAll(() => server.close());

const show = (query = '') => renderWith(<RegisterPage />, { route: '/register', path: `/register${query}` });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fillIn() {
  await userEvent.click(await screen.findByRole('radio', { name: /Standard/ }));
  await userEvent.type(screen.getByLabelText(/Organisation/), 'Café Müller');
  await userEvent.type(screen.getByLabelText(/First name/), 'Mia');
  await userEvent.type(screen.getByLabelText(/Last name/), 'Member');
  await userEvent.type(screen.getByLabelText(/E-mail/), 'mia@demo.test');
  await userEvent.type(screen.getByLabelText(/^Password/), 'a good password');
}

const unconfirmed = () =>
  HttpResponse.json({ token: 'registration', user: { email: 'mia@demo.test', emailVerified: false } });

describe('registering an organisation', () => {
  it('sends everything once and tells where the link is', async () => {
    server.use(taking('register', unconfirmed));
    show();
    await fillIn();
    await press('Create the organisation');
    expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeTruthy();
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      organizationName: 'Café Müller',
      firstname: 'Mia',
      lastname: 'Member',
      email: 'mia@demo.test',
      password: 'a good password',
      templateId: 'standard',
    });
    expect(useTokenStore.getState().status).toBe('success');
  });

  it('sends the mail again on request', async () => {
    server.use(
      taking('register', unconfirmed),
      taking('verify/send', () => HttpResponse.json({})),
    );
    show();
    await fillIn();
    await press('Create the organisation');
    await screen.findByRole('heading', { name: 'Check your mail' });
    await press('Send the message again');
    expect(await screen.findByText('The message is on its way again.')).toBeTruthy();
    expect(sent).toHaveBeenLastCalledWith({ token: 'registration' });
  });

  it('signs in at once where the address need not be confirmed', async () => {
    server.use(
      taking('register', () => HttpResponse.json({ token: 't', user: { email: 'mia@demo.test' } })),
      taking('login', () =>
        HttpResponse.json({ token: buildToken({}), refreshToken: 'refresh', expires: 600 }),
      ),
      http.get('http://api.test/api/subscription/status', () => HttpResponse.json({ status: 'Active' })),
    );
    const app = show();
    await fillIn();
    await press('Create the organisation');
    await waitFor(() => expect(app.location()).toBe('/login'));
    expect(sent).toHaveBeenLastCalledWith({ email: 'mia@demo.test', password: 'a good password' });
    expect(localStorage.getItem('auth_token')).not.toBeNull();
  });

  it('keeps the Message of a failure as an error entry, and what was typed', async () => {
    server.use(
      taking('register', () => HttpResponse.json({ Message: 'Registration is closed.' }, { status: 403 })),
    );
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
    expect(sent).not.toHaveBeenCalled();
  });

  it('leaves the choice to a server that offers none', async () => {
    server.use(
      http.get('http://api.test/api/subscription/templates', () => HttpResponse.json({}, { status: 404 })),
      taking('register', unconfirmed),
    );
    show();
    await userEvent.type(screen.getByLabelText(/Organisation/), 'Café Müller');
    await userEvent.type(screen.getByLabelText(/First name/), 'Mia');
    await userEvent.type(screen.getByLabelText(/Last name/), 'Member');
    await userEvent.type(screen.getByLabelText(/E-mail/), 'mia@demo.test');
    await userEvent.type(screen.getByLabelText(/^Password/), 'a good password');
    await press('Create the organisation');
    expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeTruthy();
    expect(sent.mock.calls[0]?.[0]).not.toHaveProperty('templateId');
  });

  it('offers to try again when the subscriptions cannot be read', async () => {
    server.use(
      http.get('http://api.test/api/subscription/templates', () =>
        HttpResponse.json({ Message: 'Broken.' }, { status: 400 }),
      ),
    );
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('Broken.');
    server.resetHandlers();
    await press('Try again');
    expect(await screen.findByRole('radio', { name: /Standard/ })).toBeTruthy();
  });
});

describe('the link that confirms the address', () => {
  it('is used by a click, not by opening the page', async () => {
    server.use(taking('verify', () => HttpResponse.json({ email: 'mia@demo.test' })));
    const app = show('?token=secret');
    await waitFor(() => expect(app.location()).toBe('/register'));
    expect(sent).not.toHaveBeenCalled();
    await press('Confirm my address');
    expect(await screen.findByRole('heading', { name: 'Your organisation is ready' })).toBeTruthy();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ token: 'secret' });
  });

  it('says when it counts no more', async () => {
    const Message = 'This link has been used or has expired. Ask for a new one.';
    server.use(taking('verify', () => HttpResponse.json({ Message }, { status: 410 })));
    show('?token=old');
    await press('Confirm my address');
    expect((await screen.findByRole('alert')).textContent).toContain(Message);
  });
});
