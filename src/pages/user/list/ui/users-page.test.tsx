import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildToken } from '@/entities/session/index.testing';
import { renderWith } from '@/shared/testing';
import { UsersPage } from './users-page';

const sent = vi.fn<(path: string, body: unknown) => void>();
const answer = (path: string, body: object, status = 200) =>
  http.get(`http://api.test/api/${path}`, () => HttpResponse.json(body, { status }));
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
const switching = (path: string, respond: () => Response = () => HttpResponse.json({})) =>
  http.post(`http://api.test/api/users/${path}`, async ({ request }) => {
    sent(path, await request.json());
    return respond();
  });

const server = setupServer(
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
  switching('disable'),
  switching('enable'),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  sent.mockReset();
});
afterAll(() => server.close());

const show = (path = '/users') =>
  renderWith(
    <main>
      <UsersPage />
    </main>,
    { path, route: '/users', token: buildToken({ UserRole: ['Administrator'], UserId: 1 }) },
  );
const rowOf = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('tr') ?? document.createElement('tr');
const names = () => screen.getAllByRole('link', { name: / Holm$/ }).map(({ textContent }) => textContent);
const tick = async (name: string) =>
  userEvent.click(within(await rowOf(name)).getByRole('checkbox', { name: `Select ${name}` }));

describe('the users', () => {
  it('show who they are, what they may do and when they were last here', async () => {
    show();
    const astrid = await rowOf('Astrid Holm');
    for (const words of [
      'astrid@demo.test',
      'Administrator',
      'TenantAdmin',
      '+1',
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
    expect(await screen.findByText(/8 of 10 users of the subscription are taken/)).toBeTruthy();
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('are searched, narrowed and sorted, and the address says how', async () => {
    const app = show('/users?role=User');
    await rowOf('Mateo Holm');
    expect(names()).toEqual(['Mateo Holm', 'Paulina Holm']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'State: Enabled');
    expect(names()).toEqual(['Mateo Holm']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Role: All');
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(names()).toEqual(['Mateo Holm', 'Astrid Holm']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search users' }), 'food{Enter}');
    await waitFor(() => expect(names()).toEqual(['Mateo Holm']));
    expect(app.location()).toBe('/users?state=enabled&sort=-name&q=food');
  });

  it('are disabled together, but for oneself', async () => {
    show();
    for (const name of ['Astrid Holm', 'Mateo Holm', 'Paulina Holm']) await tick(name);
    expect(screen.getByText('3 users selected')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Disable 1 user' }));
    expect(await screen.findByText('1 user disabled and signed out.')).toBeTruthy();
    expect(sent.mock.calls).toEqual([['disable', { userIds: [2] }]]);
  });

  it('that cannot be enabled together say why, and stay as they were', async () => {
    const Message = 'The subscription allows 8 users, and all places are taken or promised.';
    server.use(switching('enable', () => HttpResponse.json({ Message }, { status: 409 })));
    show();
    await tick('Paulina Holm');
    await userEvent.click(screen.getByRole('button', { name: 'Enable 1 user' }));
    expect(await screen.findByText(Message)).toBeTruthy();
    expect(sent.mock.calls).toEqual([['enable', { userIds: [3] }]]);
    expect(within(await rowOf('Paulina Holm')).getByText('Disabled')).toBeTruthy();
  });

  it('have the open invitations above them', async () => {
    show();
    await userEvent.click(await screen.findByRole('heading', { name: 'Pending invitations' }));
    expect(await screen.findByText('1 open')).toBeTruthy();
    expect(await screen.findByText('noa@demo.test')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Withdraw the invitation of noa@demo.test' })).toBeTruthy();
  });

  it('count groups whose names cannot be read', async () => {
    server.use(answer('groups/getallgroups', { Message: 'No' }, 403));
    show();
    expect(await within(await rowOf('Mateo Holm')).findByText('1 group')).toBeTruthy();
  });

  it.each([
    [403, /You are not allowed to see this/],
    [400, 'Broken'],
  ])('that cannot be read (%i) say why', async (status, words) => {
    server.use(answer('users', { Message: 'Broken' }, status));
    show();
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
