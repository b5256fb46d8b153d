import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer, expectAccessible, mockApi, press, renderPage, rowOf } from '@/shared/testing';
import { GroupsPage } from './groups-page';

const api = mockApi(
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

const show = (path = '/groups') => renderPage(<GroupsPage />, { path, route: '/groups', as: 'GroupManager' });
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
    expect(within(await rowOf('Demo')).getByText('root group')).toBeTruthy();
    expect(within(await rowOf('Warehouse')).getAllByText('–')).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'Bakery' }).getAttribute('href')).toBe('/groups/3');
    expect(screen.getByRole('link', { name: 'Add group' }).getAttribute('href')).toBe('/addgroup');
    await expectAccessible();
  });

  it('are searched by the group above too, narrowed and sorted, and the address says how', async () => {
    const app = show('/groups?level=2');
    await rowOf('Bakery');
    expect(names()).toEqual(['Bakery']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'Level: All');
    await press('Articles');
    expect(names().slice(0, 2)).toEqual(['Food', 'Bakery']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search groups' }), 'food{Enter}');
    await waitFor(() => expect(names()).toEqual(['Food', 'Bakery']));
    expect(app.location()).toBe('/groups?sort=articles&q=food');
  });

  it('are shown without counts where the server does not tell them, and say so', async () => {
    api.fail('groups/counts', 404, 'There is nothing at this address.');
    show();
    expect(await screen.findByText('This server does not report the contents of groups.')).toBeTruthy();
    expect(names()).toHaveLength(4);
  });

  it.each([
    [403, /You are not allowed to see this/],
    [400, 'Broken'],
  ])('says why the groups cannot be read (%i)', async (status, words) => {
    api.fail('groups', status, 'Broken');
    show();
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
