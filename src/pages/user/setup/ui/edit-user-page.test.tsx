import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildToken } from '@/entities/session/index.testing';
import { renderWith } from '@/shared/testing';
import { EditUserPage } from './edit-user-page';

/** The house the page stands in: one server with one person, and what was asked of it. */
const house = { calls: [] as [string, unknown][], user: {} as Record<string, unknown> | undefined };
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
const answer = (path: string, body: object, status = 200) =>
  http.get(`http://api.test/api/${path}`, () => HttpResponse.json(body, { status }));
const write = (method: 'put' | 'post' | 'delete', path: string, change: () => void) =>
  http[method](`http://api.test/api/${path}`, async ({ request }) => {
    const text = await request.text();
    house.calls.push([`${method} ${path}`, text === '' ? undefined : JSON.parse(text)]);
    change();
    return HttpResponse.json({});
  });
const nobody = { Message: 'There is no user 4.' };

const server = setupServer(
  http.get('http://api.test/api/users/4', () =>
    house.user ? HttpResponse.json({ data: house.user }) : HttpResponse.json(nobody, { status: 404 }),
  ),
  http.get('http://api.test/api/users', () => HttpResponse.json({ data: house.user ? [house.user] : [] })),
  write('put', 'users', () => {
    house.user = { ...house.user, ...(house.calls.at(-1)?.[1] as object), revision: 8 };
  }),
  write('post', 'users/disable', () => {
    house.user = { ...house.user, isEnabled: false };
  }),
  write('post', 'users/enable', () => {
    house.user = { ...house.user, isEnabled: true };
  }),
  write('delete', 'users/4', () => {
    house.user = undefined;
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

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  house.calls = [];
  house.user = lena;
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = (claims = {}) =>
  renderWith(
    <main>
      <EditUserPage />
    </main>,
    {
      path: '/users/4',
      route: '/users/:id',
      token: buildToken({ UserRole: ['Administrator'], UserId: 1, ...claims }),
    },
  );
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a person', () => {
  it('is shown with what they may do, and changed over the revision that was seen', async () => {
    const app = show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Lena Brandt' })).toBeTruthy();
    expect(screen.getByText('lena@demo.test')).toBeTruthy();
    expect(await screen.findByText(/^20\/11\/2026/)).toBeTruthy();
    expect((await box('LabelManager')).checked).toBe(true);
    expect((await box('Bakery')).checked).toBe(true);
    await userEvent.click(await box('Administrator'));
    await userEvent.click(await box('Publisher'));
    const last = screen.getByLabelText(/Last name/);
    await userEvent.clear(last);
    await userEvent.type(last, ' Brandt-Öberg ');
    await press('Save');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(house.calls).toEqual([
      [
        'put users',
        {
          userId: 4,
          revision: 7,
          firstname: 'Lena',
          lastname: 'Brandt-Öberg',
          roles: ['User', 'LabelManager', 'Administrator'],
          permissions: [],
          qualityAssuranceRoles: ['LabelDesigner', 'Publisher'],
          groups: [2],
        },
      ],
    ]);
    await app.client.invalidateQueries();
    expect(await screen.findByRole('heading', { level: 1, name: 'Lena Brandt-Öberg' })).toBeTruthy();
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('keeps roles that this server does not offer', async () => {
    house.user = { ...lena, roles: ['User', 'Inventor'] };
    show();
    await userEvent.click(await box('LabelManager'));
    await press('Save');
    await waitFor(() => expect(house.calls).toHaveLength(1));
    expect(house.calls[0]?.[1]).toMatchObject({ roles: ['User', 'Inventor', 'LabelManager'] });
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
    expect(house.calls).toEqual([]);
  });

  it('that somebody else changed is not overwritten: it says so and keeps what was entered', async () => {
    const Message = 'This user was changed meanwhile by Mateo Silva.';
    server.use(http.put('http://api.test/api/users', () => HttpResponse.json({ Message }, { status: 409 })));
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
    expect(await screen.findByText(/Lena Brandt is signed out at once/)).toBeTruthy();
    await press('Disable');
    expect(await screen.findByText('Lena Brandt is signed out and cannot sign in any more.')).toBeTruthy();
    await app.client.invalidateQueries();
    expect(await screen.findByText('Disabled')).toBeTruthy();
    expect(await screen.findByText(/8 of 10 users of the subscription are taken/)).toBeTruthy();
    await press('Enable');
    expect(await screen.findByText('Lena Brandt can sign in again.')).toBeTruthy();
    expect(house.calls).toEqual([
      ['post users/disable', { userIds: [4] }],
      ['post users/enable', { userIds: [4] }],
    ]);
  });

  it('that cannot be enabled says why', async () => {
    house.user = { ...lena, isEnabled: false };
    const Message = 'The subscription allows 8 users, and all places are taken or promised.';
    server.use(
      http.post('http://api.test/api/users/enable', () => HttpResponse.json({ Message }, { status: 409 })),
    );
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
    expect(house.calls).toEqual([['delete users/4', undefined]]);
  });

  it('that is oneself can be neither disabled nor deleted, nor lose what cannot be taken back', async () => {
    house.user = { ...lena, roles: ['Administrator', 'TenantAdmin', 'User'] };
    show({ UserId: 4, UserRole: ['Administrator', 'TenantAdmin'] });
    expect(await screen.findByText(/This is your own account/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Disable' })).toBeNull();
    expect((await box('Administrator')).disabled).toBe(true);
    expect((await box('TenantAdmin')).disabled).toBe(true);
    expect((await box('LabelManager')).disabled).toBe(false);
  });

  it('is made a TenantAdmin by a TenantAdmin only', async () => {
    show();
    expect((await box('TenantAdmin')).disabled).toBe(true);
    expect(screen.getByText('Only a TenantAdmin can give or take it.')).toBeTruthy();
  });

  it('is found by a server that knows no call for one person', async () => {
    server.use(answer('users/4', { Message: 'There is nothing at this address.' }, 404));
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Lena Brandt' })).toBeTruthy();
  });

  it('that is not there says so, and leads to the others', async () => {
    house.user = undefined;
    show();
    expect(await screen.findByText(/This user is not there/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all users' }).getAttribute('href')).toBe('/users');
  });
});
