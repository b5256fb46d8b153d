import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildToken } from '@/entities/session/index.testing';
import { renderWith } from '@/shared/testing';
import { GroupsPage } from './groups-page';

const answer = (path: string, body: object, status = 200) =>
  http.get(`http://api.test/api/${path}`, () => HttpResponse.json(body, { status }));

const server = setupServer(
  answer('groups', {
    data: [
      { id: 1, name: 'Demo', parentGroupId: null },
      { id: 6, name: 'Warehouse', parentGroupId: 1 },
      { id: 2, name: 'Food', parentGroupId: 1, defaultPrinterId: 4 },
      { id: 3, name: 'Bakery', parentGroupId: 2 },
    ],
  }),
  answer('groups/counts', {
    data: [
      { groupId: 2, members: 4, printers: 1, articles: 0, orders: 0 },
      { groupId: 3, members: 1, printers: 0, articles: 1240, orders: 2 },
    ],
  }),
  answer('printers', { data: [{ printerId: 4, name: 'line-1', displayName: 'Line 1' }] }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = (path = '/groups') =>
  renderWith(
    <main>
      <GroupsPage />
    </main>,
    { path, route: '/groups', token: buildToken({ UserRole: ['GroupManager'] }) },
  );
const rowOf = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('tr') ?? document.createElement('tr');
const names = () =>
  screen.getAllByRole('link', { name: /Demo|Warehouse|Food|Bakery/ }).map(({ textContent }) => textContent);

describe('the groups', () => {
  it('stand as the tree they are, with what belongs to them', async () => {
    show();
    const bakery = await rowOf('Bakery');
    expect(names()).toEqual(['Demo', 'Food', 'Bakery', 'Warehouse']);
    expect(within(bakery).getByText('in Food')).toBeTruthy();
    expect(await within(bakery).findByText('1,240')).toBeTruthy();
    expect(await within(await rowOf('Food')).findByText('Line 1')).toBeTruthy();
    expect(within(await rowOf('Demo')).getByText('holds all others')).toBeTruthy();
    expect(within(await rowOf('Warehouse')).getAllByText('–')).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'Bakery' }).getAttribute('href')).toBe('/groups/3');
    expect(screen.getByRole('link', { name: 'Add group' }).getAttribute('href')).toBe('/addgroup');
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('are searched by the group above too, narrowed and sorted, and the address says how', async () => {
    const app = show('/groups?level=2');
    await rowOf('Bakery');
    expect(names()).toEqual(['Bakery']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'Level: All');
    await userEvent.click(screen.getByRole('button', { name: 'Articles' }));
    expect(names().slice(0, 2)).toEqual(['Food', 'Bakery']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search groups' }), 'food{Enter}');
    await waitFor(() => expect(names()).toEqual(['Food', 'Bakery']));
    expect(app.location()).toBe('/groups?sort=articles&q=food');
  });

  it('are shown without counts where the server does not tell them, and say so', async () => {
    server.use(answer('groups/counts', { Message: 'There is nothing at this address.' }, 404));
    show();
    expect(await screen.findByText('What belongs to the groups is not told by this server.')).toBeTruthy();
    expect(names()).toHaveLength(4);
  });

  it.each([
    [403, /You are not allowed to see this/],
    [400, 'Broken'],
  ])('that cannot be read (%i) say why', async (status, words) => {
    server.use(answer('groups', { Message: 'Broken' }, status));
    show();
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
