import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useTokenStore } from '@/shared/auth';
import { answer, findButton, mockApi, press, renderPage } from '@/shared/testing';
import { AddUserPage } from './add-user-page';

const pending = [
  { invitationId: 3, email: 'noa@demo.test', roles: ['User'], expiresAt: '2099-11-28T12:00:00Z' },
];
const api = mockApi(
  answer('subscription', { data: { type: 'Standard', maxUsers: 10, activeUsers: 8 } }),
  answer('preferences/userSettings', { data: { dateLanguage: 'en-GB' } }),
  answer('users/roles', { data: ['Administrator'], available: ['Administrator', 'User', 'LabelManager'] }),
  answer('users/permissions', { data: [], available: ['PrinterManager'] }),
  answer('QualityAssurance/roles', { data: ['DataApprover', 'Publisher'] }),
  answer('groups/getallgroups', {
    data: [
      { id: 1, name: 'Everything', parentGroupId: null },
      { id: 2, name: 'Bakery', parentGroupId: 1 },
      { id: 3, name: 'Packing', parentGroupId: 2 },
    ],
  }),
  answer('users/invitations', { data: pending }),
);

const show = () => renderPage(<AddUserPage />, { path: '/adduser', route: '/adduser', as: 'Administrator' });
const check = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));
const invite = () => press('Send the invitation');

describe('inviting somebody', () => {
  it('sends address, roles, permissions and groups, and leads to the users', async () => {
    api.answer('POST users/invite', { data: { invitationId: 4 } });
    const app = show();
    expect(await screen.findByText(/8 of 10 users in your subscription are taken./)).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/E-mail/), ' new@demo.test ');
    await check('Label manager');
    await check('Printer manager');
    await check('Data approver');
    await check('Bakery / Packing');
    await invite();
    await vi.waitFor(() => expect(app.location()).toBe('/users'));
    expect(api.written()).toEqual([
      {
        call: 'POST users/invite',
        body: {
          email: 'new@demo.test',
          roles: ['User', 'LabelManager'],
          permissions: ['PrinterManager'],
          qualityAssuranceRoles: ['DataApprover'],
          groups: [3],
        },
      },
    ]);
  });

  it('says why an invitation cannot be sent', async () => {
    show();
    await invite();
    expect(await screen.findAllByText('Enter an e-mail address.')).toHaveLength(2);
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/E-mail/)));
    await userEvent.type(screen.getByLabelText(/E-mail/), 'new@demo.test');
    await check('User');
    expect(screen.getAllByText(/Choose Administrator, User or both/)).toHaveLength(2);
    await invite();
    expect(api.written()).toEqual([]);
  });

  it('finds what was entered again after the page was loaded anew', async () => {
    const before = show();
    await userEvent.type(await screen.findByLabelText(/E-mail/), 'new@demo.test');
    await check('Label manager');
    const { token } = useTokenStore.getState();
    // A reload removes the page without a navigation.
    useTokenStore.setState({ token: '' });
    before.unmount();
    useTokenStore.setState({ token });
    show();
    expect(screen.getByLabelText<HTMLInputElement>(/E-mail/).value).toBe('new@demo.test');
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Label manager' })).checked).toBe(
      true,
    );
  });

  it('shows the server’s reason in the modal of the frame and keeps what was entered', async () => {
    const Message = 'new@demo.test is already a member of your organisation.';
    api.fail('POST users/invite', 409, Message);
    show();
    await userEvent.type(screen.getByLabelText(/E-mail/), 'new@demo.test');
    await invite();
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getByText('An error occurred saving your changes')).toBeTruthy();
    expect(within(modal).getByText(Message)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/E-mail/).value).toBe('new@demo.test');
  });

  it('warns when the subscription has no user left', async () => {
    api.answer('subscription', { data: { maxUsers: 8, activeUsers: 8 } });
    show();
    expect(await screen.findByText(/Nobody else can be invited/)).toBeTruthy();
  });

  it('counts an open invitation as a place that is taken', async () => {
    api.answer('subscription', { data: { maxUsers: 9, activeUsers: 8 } });
    show();
    const notice = await screen.findByText(/1 open invitation takes a place/);
    expect(notice.textContent).toContain('There is room for 1 more. Disable somebody');
  });

  it('goes on without a list that cannot be read', async () => {
    api.fail('QualityAssurance/roles', 400, 'Broken.');
    show();
    expect(await screen.findByText('Broken.')).toBeTruthy();
    expect(await screen.findByRole('checkbox', { name: 'Label manager' })).toBeTruthy();
  });
});

describe('pending invitations', () => {
  it('lists the invitations with the end of their link', async () => {
    show();
    expect(await screen.findByText('noa@demo.test')).toBeTruthy();
    expect(await screen.findByText(/^User · valid until 28\/11\/2099/)).toBeTruthy();
  });

  it('sends an invitation again and withdraws it', async () => {
    api.answer('POST users/invitations/3/send');
    api.answer('DELETE users/invitations/3');
    show();
    await userEvent.click(await findButton('Resend the invitation to noa@demo.test'));
    expect(await screen.findByText('The invitation to noa@demo.test was resent.')).toBeTruthy();
    await press('Withdraw the invitation to noa@demo.test');
    expect(await screen.findByText('The invitation to noa@demo.test was withdrawn.')).toBeTruthy();
    expect(api.written().map(({ call }) => call)).toEqual([
      'POST users/invitations/3/send',
      'DELETE users/invitations/3',
    ]);
  });

  it('says that this server does not offer to send invitations again', async () => {
    api.answer('POST users/invitations/3/send', {}, 404);
    show();
    await userEvent.click(await findButton('Resend the invitation to noa@demo.test'));
    expect(await screen.findByText('This server does not offer this.')).toBeTruthy();
  });

  it('says that there are no invitations', async () => {
    api.answer('users/invitations', { data: [] });
    show();
    expect(await screen.findByText('There are no pending invitations.')).toBeTruthy();
  });
});
