import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildToken } from '@/entities/session/index.testing';
import { renderWith } from '@/shared/testing';
import { InvitePage } from './invite-page';

const sent = vi.fn<(body: unknown) => void>();
const taking = (path: string, answer: () => Response) =>
  http.post(`http://auth.test/api/account/${path}`, async ({ request }) => {
    sent(await request.json());
    return answer();
  });
const valid = taking('invitation', () =>
  HttpResponse.json({
    data: { email: 'new@demo.test', organizationName: 'Café Müller', invitedBy: 'Ada Admin' },
  }),
);
const server = setupServer(
  http.get('http://auth.test/api/account/OpenIdProviders', () => HttpResponse.json([])),
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

const show = (query: string) => renderWith(<InvitePage />, { route: '/invite', path: `/invite${query}` });

describe('account setup from an invitation', () => {
  it('says who invites whom, sets the account up and signs in', async () => {
    const complain = vi.spyOn(console, 'error');
    server.use(
      valid,
      taking('register', () => HttpResponse.json({ token: '', user: {} })),
      taking('login', () =>
        HttpResponse.json({ token: buildToken({}), refreshToken: 'refresh', expires: 600 }),
      ),
      http.get('http://api.test/api/subscription/status', () => HttpResponse.json({ status: 'Active' })),
    );
    const app = show('?token=secret');
    expect(await screen.findByText('Ada Admin has invited you to Café Müller.')).toBeTruthy();
    expect(app.location()).toBe('/invite');
    expect(screen.getByLabelText<HTMLInputElement>(/E-mail/).readOnly).toBe(true);
    await userEvent.type(screen.getByLabelText(/First name/), 'Noa');
    await userEvent.type(screen.getByLabelText(/Last name/), 'New');
    await userEvent.type(screen.getByLabelText(/^Password/), 'a good password');
    await userEvent.click(screen.getByRole('button', { name: 'Set up the account' }));
    await waitFor(() => expect(app.location()).toBe('/login'));
    expect(sent.mock.calls.map(([body]) => body)).toEqual([
      { token: 'secret' },
      { invitationToken: 'secret', firstname: 'Noa', lastname: 'New', password: 'a good password' },
      { email: 'new@demo.test', password: 'a good password' },
    ]);
    expect(complain).not.toHaveBeenCalled();
  });

  it('does not take the address of the account as its password', async () => {
    server.use(valid);
    show('?token=secret');
    await userEvent.type(await screen.findByLabelText(/^Password/), 'new@demo.test');
    await userEvent.click(screen.getByRole('button', { name: 'Set up the account' }));
    expect(await screen.findByText('Do not use your e-mail address as password.')).toBeTruthy();
    expect(screen.getByText('Enter your first name.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/First name/));
  });

  it('says that an address without an invitation is not complete', () => {
    show('');
    expect(screen.getByRole('alert').textContent).toContain('This address is not complete.');
    expect(sent).not.toHaveBeenCalled();
  });

  it('says that an invitation counts no more, and asks no second time', async () => {
    const Message = 'This link has been used or has expired. Ask for a new one.';
    server.use(taking('invitation', () => HttpResponse.json({ Message }, { status: 410 })));
    show('?token=old');
    expect((await screen.findByRole('alert')).textContent).toContain(Message);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('can be tried again after a fault of the server', async () => {
    server.use(taking('invitation', () => HttpResponse.json({ Message: 'Broken.' }, { status: 500 })));
    show('?token=secret');
    expect((await screen.findByRole('alert')).textContent).toContain('Broken.');
    server.use(valid);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ada Admin has invited you to Café Müller.')).toBeTruthy();
  });
});
