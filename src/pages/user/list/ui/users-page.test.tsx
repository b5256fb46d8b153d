import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  answer,
  button,
  expectAccessible,
  mockApi,
  press,
  refusal,
  renderPage,
  rowOf,
} from '@/shared/testing';
import { UsersPage } from './users-page';

const person = (userId: number, firstname: string, facts: object = {}) => ({
  userId,
  firstname,
  lastname: 'Holm',
  email: `${firstname.toLowerCase()}@demo.test`,
  roles: ['User'],
  groups: [],
  ...facts,
});
const people = [
  person(1, 'Astrid', { roles: ['Administrator', 'TenantAdmin', 'ArticleManager'], groups: [1] }),
  person(2, 'Mateo', { groups: [3], lastSignInAt: '2026-11-20T08:30:00Z' }),
  person(3, 'Paulina', { isEnabled: false, qualityAssuranceRoles: ['Publisher'] }),
];

const FACTOR = 'http://auth.test/api/account/secondfactor';
const api = mockApi(
  refusal(FACTOR, 404, 'Nothing here.'),
  answer('users', { data: people }),
  answer('subscription', { data: { type: 'Standard', maxUsers: 10, activeUsers: 8 } }),
  answer('preferences/userSettings', { data: { dateLanguage: 'en-GB' } }),
  answer('users/invitations', {
    data: [{ invitationId: 3, email: 'noa@demo.test', roles: ['User'], expiresAt: '2099-11-28T12:00:00Z' }],
  }),
  answer('groups/getallgroups', {
    data: [
      { id: 1, name: 'Everything', parentGroupId: null },
      { id: 2, name: 'Food', parentGroupId: 1 },
      { id: 3, name: 'Bakery', parentGroupId: 2 },
    ],
  }),
  answer('POST users/disable'),
  answer('POST users/enable'),
);

const show = (path = '/users') =>
  renderPage(<UsersPage />, { path, route: '/users', as: { UserRole: ['Administrator'], UserId: 1 } });
const names = () => screen.getAllByRole('link', { name: / Holm$/ }).map(({ textContent }) => textContent);
const tick = async (name: string) =>
  userEvent.click(within(await rowOf(name)).getByRole('checkbox', { name: `Select ${name}` }));

describe('the users', () => {
  it('marks who has a second factor, and asks it of administrators', async () => {
    api.answer('users', { data: [person(1, 'Astrid', { hasSecondFactor: true }), person(2, 'Mateo')] });
    const state = { since: '2026-11-20T08:30:00Z', recoveryCodesLeft: 9, isByProvider: false };
    api.answer(FACTOR, { data: { ...state, asksSecondFactor: false } });
    api.answer(`PUT ${FACTOR}/rule`);
    const app = show();
    expect(within(await rowOf('Astrid Holm')).getByRole('img', { name: 'Second factor' })).toBeTruthy();
    expect(within(await rowOf('Mateo Holm')).queryByRole('img', { name: 'Second factor' })).toBeNull();
    await userEvent.click(await screen.findByRole('heading', { name: 'Signing in' }));
    const rule = await screen.findByRole('switch', { name: 'Administrators need a second factor' });
    api.answer(FACTOR, { data: { ...state, asksSecondFactor: true } });
    await userEvent.click(rule);
    expect(await screen.findByText('Saved')).toBeTruthy();
    await app.client.invalidateQueries();
    expect(await screen.findByText('Second factor for administrators')).toBeTruthy();
    expect(rule).toMatchObject({ checked: true });
    expect(api.bodies(`PUT ${FACTOR}/rule`)).toEqual([{ asksSecondFactor: true }]);
  });

  it('lets nobody ask it who has none', async () => {
    api.answer(FACTOR, {
      data: { since: null, recoveryCodesLeft: 0, isByProvider: false, asksSecondFactor: false },
    });
    show();
    await userEvent.click(await screen.findByRole('heading', { name: 'Signing in' }));
    const rule = await screen.findByRole('switch', { name: 'Administrators need a second factor' });
    expect(rule).toMatchObject({ disabled: true });
    expect(screen.getByText(/Set up your own second factor in your settings first\./)).toBeTruthy();
  });

  it('shows who the users are, what they may do and when they were last here', async () => {
    show();
    const astrid = await rowOf('Astrid Holm');
    for (const words of [
      'astrid@demo.test',
      'Administrator, Tenant administrator, Article manager',
      'You',
      'Not yet',
      'Enabled',
    ])
      expect(within(astrid).getByText(words)).toBeTruthy();
    const mateo = await rowOf('Mateo Holm');
    expect(await within(mateo).findByText('Food / Bakery')).toBeTruthy();
    expect(await within(mateo).findByText(/^20\/11\/2026/)).toBeTruthy();
    expect(within(await rowOf('Paulina Holm')).getByText('Disabled')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Mateo Holm' }).getAttribute('href')).toBe('/users/2');
    expect(screen.getByRole('link', { name: 'Add user' }).getAttribute('href')).toBe('/adduser');
    expect(await screen.findByText(/8 of 10 users in your subscription are taken/)).toBeTruthy();
    await expectAccessible();
  });

  it('are searched, narrowed and sorted, and the address says how', async () => {
    const app = show('/users?role=User');
    await rowOf('Mateo Holm');
    expect(names()).toEqual(['Mateo Holm', 'Paulina Holm']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'State: Enabled');
    expect(names()).toEqual(['Mateo Holm']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Role: All');
    await press('Name');
    expect(names()).toEqual(['Mateo Holm', 'Astrid Holm']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search users' }), 'food{Enter}');
    await waitFor(() => expect(names()).toEqual(['Mateo Holm']));
    expect(app.location()).toBe('/users?state=enabled&sort=-name&q=food');
  });

  it('are disabled together, but for oneself', async () => {
    show();
    for (const name of ['Astrid Holm', 'Mateo Holm', 'Paulina Holm']) await tick(name);
    expect(screen.getByText('3 users selected')).toBeTruthy();
    await press('Disable 1 user');
    expect(await screen.findByText('1 user disabled and signed out.')).toBeTruthy();
    expect(api.written()).toEqual([{ call: 'POST users/disable', body: { userIds: [2] } }]);
  });

  it('says why users cannot be enabled together, and leaves them as they were', async () => {
    const Message = 'The subscription allows 8 users, and all places are taken or promised.';
    api.fail('POST users/enable', 409, Message);
    show();
    await tick('Paulina Holm');
    await press('Enable 1 user');
    expect(await screen.findByText(Message)).toBeTruthy();
    expect(api.written()).toEqual([{ call: 'POST users/enable', body: { userIds: [3] } }]);
    expect(within(await rowOf('Paulina Holm')).getByText('Disabled')).toBeTruthy();
  });

  it('shows the open invitations above the users', async () => {
    show();
    await userEvent.click(await screen.findByRole('heading', { name: 'Pending invitations' }));
    expect(await screen.findByText('1 open')).toBeTruthy();
    expect(await screen.findByText('noa@demo.test')).toBeTruthy();
    expect(button('Withdraw the invitation to noa@demo.test')).toBeTruthy();
  });

  it('counts groups whose names cannot be read', async () => {
    api.fail('groups/getallgroups', 403, 'No');
    show();
    expect(await within(await rowOf('Mateo Holm')).findByText('1 group')).toBeTruthy();
  });

  it.each([
    [403, /You are not allowed to see this/],
    [400, 'Broken'],
  ])('says why the users cannot be read (%i)', async (status, words) => {
    api.fail('users', status, 'Broken');
    show();
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
