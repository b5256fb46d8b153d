import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, apiUrl, expectAccessible, mockApi, press, renderPage } from '@/shared/testing';
import { EditUserPage } from './edit-user-page';

/** The person as currently stored on the server. */
let user: Record<string, unknown> | undefined;
const lena = {
  userId: 4,
  email: 'lena@demo.test',
  firstname: 'Lena',
  lastname: 'Brandt',
  roles: ['User', 'LabelManager'],
  permissions: [],
  qualityAssuranceRoles: ['LabelDesigner'],
  groups: [2],
  isEnabled: true,
  lastSignInAt: '2026-11-20T08:30:00Z',
  revision: 7,
};
/** Handler of a call that changes the person. */
const change = (method: 'put' | 'post' | 'delete', path: string, apply: (body: object) => void) =>
  http[method](apiUrl(path), async ({ request }) => {
    apply(method === 'delete' ? {} : ((await request.json()) as object));
    return HttpResponse.json({});
  });
const nobody = { Message: 'There is no user 4.' };

const api = mockApi(
  http.get(apiUrl('users/4'), () =>
    user ? HttpResponse.json({ data: user }) : HttpResponse.json(nobody, { status: 404 }),
  ),
  answer('users', () => ({ data: user ? [user] : [] })),
  change('put', 'users', (body) => {
    user = { ...user, ...body, revision: 8 };
  }),
  change('post', 'users/disable', () => {
    user = { ...user, isEnabled: false };
  }),
  change('post', 'users/enable', () => {
    user = { ...user, isEnabled: true };
  }),
  change('delete', 'users/4', () => {
    user = undefined;
  }),
  answer('subscription', { data: { type: 'Standard', maxUsers: 10, activeUsers: 8 } }),
  answer('preferences/userSettings', { data: { dateLanguage: 'en-GB' } }),
  answer('users/roles', {
    data: ['Administrator'],
    available: ['Administrator', 'User', 'TenantAdmin', 'LabelManager'],
  }),
  answer('users/permissions', { data: [], available: ['PrinterManager'] }),
  answer('QualityAssurance/roles', { data: ['LabelDesigner', 'Publisher'] }),
  answer('groups/getallgroups', {
    data: [
      { id: 1, name: 'Everything', parentGroupId: null },
      { id: 2, name: 'Bakery', parentGroupId: 1 },
    ],
  }),
);

beforeEach(() => {
  user = lena;
});

const show = (claims = {}) =>
  renderPage(<EditUserPage />, {
    path: '/users/4',
    route: '/users/:id',
    as: { UserRole: ['Administrator'], UserId: 1, ...claims },
  });
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

describe('a person', () => {
  it('is shown with what they may do, and changed over the revision that was seen', async () => {
    const app = show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Lena Brandt' })).toBeTruthy();
    expect(screen.getByText('lena@demo.test')).toBeTruthy();
    expect(await screen.findByText(/^20\/11\/2026/)).toBeTruthy();
    expect((await box('Label manager')).checked).toBe(true);
    expect((await box('Bakery')).checked).toBe(true);
    await userEvent.click(await box('Administrator'));
    await userEvent.click(await box('Publisher'));
    const last = screen.getByLabelText(/Last name/);
    await userEvent.clear(last);
    await userEvent.type(last, ' Brandt-Öberg ');
    await press('Save');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(api.written()).toEqual([
      {
        call: 'PUT users',
        body: {
          userId: 4,
          revision: 7,
          firstname: 'Lena',
          lastname: 'Brandt-Öberg',
          roles: ['User', 'LabelManager', 'Administrator'],
          permissions: [],
          qualityAssuranceRoles: ['LabelDesigner', 'Publisher'],
          groups: [2],
        },
      },
    ]);
    await app.client.invalidateQueries();
    expect(await screen.findByRole('heading', { level: 1, name: 'Lena Brandt-Öberg' })).toBeTruthy();
    await expectAccessible();
  });

  it('keeps roles that this server does not offer', async () => {
    user = { ...lena, roles: ['User', 'Inventor'] };
    show();
    await userEvent.click(await box('Label manager'));
    await press('Save');
    await waitFor(() => expect(api.written()).toHaveLength(1));
    expect(api.written()[0]?.body).toMatchObject({ roles: ['User', 'Inventor', 'LabelManager'] });
  });

  it('cannot be saved without a name, or without a type to sign in with', async () => {
    show();
    const first = await screen.findByLabelText(/First name/);
    await userEvent.clear(first);
    expect((await screen.findAllByText('Enter the first name.')).length).toBeGreaterThan(0);
    await userEvent.type(first, 'L');
    await userEvent.click(await box('User'));
    expect((await screen.findAllByText(/Choose Administrator, User or both/)).length).toBeGreaterThan(0);
    await press('Save');
    expect(api.written()).toEqual([]);
  });

  it('does not overwrite what somebody else changed: says so and keeps what was entered', async () => {
    const Message = 'This user was changed meanwhile by Mateo Silva.';
    api.fail('PUT users', 409, Message);
    show();
    await userEvent.type(await screen.findByLabelText(/First name/), ' Maria');
    await press('Save');
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getByText('An error occurred saving your changes')).toBeTruthy();
    expect(within(modal).getByText(Message)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByLabelText<HTMLInputElement>(/First name/).value).toBe('Lena Maria');
  });

  it('is disabled and enabled at once, with what that means said before', async () => {
    const app = show();
    expect(await screen.findByText(/Lena Brandt is signed out immediately/)).toBeTruthy();
    await press('Disable');
    expect(await screen.findByText('Lena Brandt was signed out and can no longer sign in.')).toBeTruthy();
    await app.client.invalidateQueries();
    expect(await screen.findByText('Disabled')).toBeTruthy();
    expect(await screen.findByText(/8 of 10 users in your subscription are taken/)).toBeTruthy();
    await press('Enable');
    expect(await screen.findByText('Lena Brandt can sign in again.')).toBeTruthy();
    expect(api.written()).toEqual([
      { call: 'POST users/disable', body: { userIds: [4] } },
      { call: 'POST users/enable', body: { userIds: [4] } },
    ]);
  });

  it('loses a second factor after a question, when the device is lost', async () => {
    user = { ...lena, hasSecondFactor: true };
    api.use(
      change('delete', 'users/4/secondfactor', () => {
        user = { ...user, hasSecondFactor: false };
      }),
    );
    const app = show();
    await press('Remove the second factor');
    expect(await screen.findByText(/^Lena Brandt then signs in with the password alone/)).toBeTruthy();
    await press('Remove');
    expect(await screen.findByText('The second factor of Lena Brandt was removed.')).toBeTruthy();
    await app.client.invalidateQueries();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Remove the second factor' })).toBeNull(),
    );
  });

  it('says why a person cannot be enabled', async () => {
    user = { ...lena, isEnabled: false };
    const Message = 'The subscription allows 8 users, and all places are taken or promised.';
    api.fail('POST users/enable', 409, Message);
    show();
    await press('Enable');
    expect(await screen.findByText(Message)).toBeTruthy();
    expect(screen.getByText('Disabled')).toBeTruthy();
  });

  it('is deleted after a question, and the screen says so', async () => {
    show();
    await press('Delete');
    const modal = await screen.findByRole('dialog', { name: 'Delete Lena Brandt?' });
    await userEvent.click(within(modal).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/Lena Brandt was deleted/)).toBeTruthy();
    expect(api.written()).toEqual([{ call: 'DELETE users/4', body: undefined }]);
  });

  it('lets nobody disable or delete themselves, nor lose what cannot be taken back', async () => {
    user = { ...lena, roles: ['Administrator', 'TenantAdmin', 'User'] };
    show({ UserId: 4, UserRole: ['Administrator', 'TenantAdmin'] });
    expect(await screen.findByText(/This is your own account/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Disable' })).toBeNull();
    expect((await box('Administrator')).disabled).toBe(true);
    expect((await box('Tenant administrator')).disabled).toBe(true);
    expect((await box('Label manager')).disabled).toBe(false);
  });

  it('is made a TenantAdmin by a TenantAdmin only', async () => {
    show();
    expect((await box('Tenant administrator')).disabled).toBe(true);
    expect(screen.getByText('Only a tenant administrator can grant or remove this.')).toBeTruthy();
  });

  it('is found by a server that knows no call for one person', async () => {
    api.fail('users/4', 404, 'There is nothing at this address.');
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Lena Brandt' })).toBeTruthy();
  });

  it('says that the person is not there, and leads to the others', async () => {
    user = undefined;
    show();
    expect(await screen.findByText(/User not found/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all users' }).getAttribute('href')).toBe('/users');
  });
});
