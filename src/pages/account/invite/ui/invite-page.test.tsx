import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, mockApi, press, renderWith, tokenFor } from '@/shared/testing';
import { InvitePage } from './invite-page';

const valid = answer('POST http://auth.test/api/account/invitation', {
  data: { email: 'new@demo.test', organizationName: 'Café Müller', invitedBy: 'Ada Admin' },
});
const api = mockApi(
  answer('http://auth.test/api/account/OpenIdProviders', []),
  answer('http://helper.test/api/settings', {}),
);
/** Bodies of the writes, in order. */
const sent = () => api.written().map(({ body }) => body);

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

const show = (query: string) => renderWith(<InvitePage />, { route: '/invite', path: `/invite${query}` });

describe('account setup from an invitation', () => {
  it('says who invites whom, sets the account up and signs in', async () => {
    const complain = vi.spyOn(console, 'error');
    api.use(
      valid,
      answer('POST http://auth.test/api/account/register', { token: '', user: {} }),
      answer('POST http://auth.test/api/account/login', {
        token: tokenFor(),
        refreshToken: 'refresh',
        expires: 600,
      }),
      answer('subscription/status', { status: 'Active' }),
    );
    const app = show('?token=secret');
    expect(await screen.findByText('Ada Admin has invited you to Café Müller.')).toBeTruthy();
    expect(app.location()).toBe('/invite');
    expect(screen.getByLabelText<HTMLInputElement>(/E-mail/).readOnly).toBe(true);
    await userEvent.type(screen.getByLabelText(/First name/), 'Noa');
    await userEvent.type(screen.getByLabelText(/Last name/), 'New');
    await userEvent.type(screen.getByLabelText(/^Password/), 'a good password');
    await press('Set up the account');
    await waitFor(() => expect(app.location()).toBe('/login'));
    expect(sent()).toEqual([
      { token: 'secret' },
      { invitationToken: 'secret', firstname: 'Noa', lastname: 'New', password: 'a good password' },
      { email: 'new@demo.test', password: 'a good password' },
    ]);
    expect(complain).not.toHaveBeenCalled();
  });

  it('does not take the address of the account as its password', async () => {
    api.use(valid);
    show('?token=secret');
    await userEvent.type(await screen.findByLabelText(/^Password/), 'new@demo.test');
    await press('Set up the account');
    expect(await screen.findByText('Do not use your e-mail address as your password.')).toBeTruthy();
    expect(screen.getByText('Enter your first name.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/First name/));
  });

  it('says that an address without an invitation is not complete', () => {
    show('');
    expect(screen.getByRole('alert').textContent).toContain('This link is incomplete.');
    expect(sent()).toEqual([]);
  });

  it('says that an invitation counts no more, and asks no second time', async () => {
    const Message = 'This link has been used or has expired. Ask for a new one.';
    api.fail('POST http://auth.test/api/account/invitation', 410, Message);
    show('?token=old');
    expect((await screen.findByRole('alert')).textContent).toContain(Message);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('lets an invitation be tried again after a fault of the server', async () => {
    api.fail('POST http://auth.test/api/account/invitation', 500, 'Broken.');
    show('?token=secret');
    expect((await screen.findByRole('alert')).textContent).toContain('Broken.');
    api.use(valid);
    await press('Try again');
    expect(await screen.findByText('Ada Admin has invited you to Café Müller.')).toBeTruthy();
  });
});
