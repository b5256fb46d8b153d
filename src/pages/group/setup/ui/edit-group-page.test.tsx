import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildToken } from '@/entities/session/index.testing';
import { renderWith } from '@/shared/testing';
import { createGroupHouse } from '../testing/group-house';
import { EditGroupPage } from './edit-group-page';

const house = createGroupHouse();
const server = setupServer(...house.handlers);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  house.calls.length = 0;
});
afterAll(() => server.close());

const show = (id = '3') =>
  renderWith(
    <main>
      <EditGroupPage />
    </main>,
    { path: `/groups/${id}`, route: '/groups/:groupid', token: buildToken({ UserRole: ['GroupManager'] }) },
  );
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const parents = async () =>
  within(await screen.findByRole('combobox', { name: 'Lies in' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('a group', () => {
  it('is shown with its place, people, printers and settings, and says what each setting does', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Bakery' })).toBeTruthy();
    expect(await parents()).toEqual(['Demo', 'Food', 'Warehouse']);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Lies in' }).value).toBe('2');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Default printer' }).value).toBe('4');
    expect((await box('Noa Berg')).checked).toBe(true);
    expect((await box('Line 1')).checked).toBe(true);
    expect(screen.queryByRole('checkbox', { name: 'Lena Brandt' })).toBeNull();
    for (const words of [
      'For an article of this group, the labels connected to this group are offered too.',
      'For an order of this group, the labels connected to this group are offered for each of its lines.',
      'Who has this group as their first one is offered its labels for every article.',
      'It can be chosen as the target when a file of orders is imported.',
    ])
      expect(screen.getByText(words)).toBeTruthy();
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('is renamed, moved and given people: one call, with what comes and what goes', async () => {
    show();
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Backstube');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Lies in' }), 'Warehouse');
    await userEvent.click(await box('Noa Berg'));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a person' }), 'oberg');
    await userEvent.click(await box('Piet Öberg'));
    expect(screen.getByText('1 to be added, 1 to be removed')).toBeTruthy();
    await press('Save');
    await screen.findByText('Saved');
    expect(house.calls).toEqual([
      [
        'groups/3/updateGroup',
        {
          revision: 7,
          name: 'Backstube',
          parentGroupId: 6,
          defaultPrinterId: 4,
          members: { add: [3], remove: [1] },
        },
      ],
    ]);
  });

  it('has a call of its own for its settings', async () => {
    show();
    await userEvent.click(await box('Labels of the article’s group'));
    await press('Save');
    await screen.findByText('Saved');
    expect(house.calls).toEqual([
      [
        'groups/3/groupSettings',
        {
          revision: 7,
          useLabelsConnectedToArticlesGroup: true,
          useLabelsConnectedToOrdersGroup: false,
          useLabelsConnectedToUserDefaultGroup: false,
          allowOrderImportToThisGroup: false,
        },
      ],
    ]);
  });

  it('whose settings were saved and whose name was refused can be sent again', async () => {
    const Message = 'There is already a group named Dairy there.';
    server.use(
      house.write('groups/3/updateGroup', () =>
        HttpResponse.json({ Message, problems: [{ path: 'name', message: Message }] }, { status: 422 }),
      ),
    );
    show();
    await userEvent.click(await box('Orders may be imported into this group'));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' Dairy');
    await press('Save');
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getByText('An error occurred saving your changes')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBe('true');
    server.resetHandlers();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' 2');
    await press('Save');
    await screen.findByText('Saved');
    const updates = house.calls.filter(([path]) => path === 'groups/3/updateGroup');
    expect(updates.map(([, body]) => body)).toMatchObject([
      { name: 'Bakery Dairy', revision: 8 },
      { name: 'Bakery Dairy 2', revision: 8 },
    ]);
  });

  it('that somebody else changed is not overwritten, and what was entered stays', async () => {
    const Message = 'This group was changed meanwhile by Astrid Holm.';
    server.use(house.write('groups/3/updateGroup', () => HttpResponse.json({ Message }, { status: 409 })));
    show();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2');
    await press('Save');
    expect(await screen.findByText(Message)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Bakery 2');
  });

  it('cannot be saved without a name', async () => {
    show();
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Name' }));
    expect((await screen.findAllByText('Give the group a name.')).length).toBeGreaterThan(0);
    await press('Save');
    expect(house.calls).toEqual([]);
  });

  it('is deleted after a question', async () => {
    show();
    expect(await screen.findByText(/Deleted, its members keep their other groups/)).toBeTruthy();
    await press('Delete');
    const modal = await screen.findByRole('dialog', { name: 'Delete Bakery?' });
    await userEvent.click(within(modal).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/Bakery was deleted/)).toBeTruthy();
    expect(house.calls).toEqual([['delete 3', undefined]]);
  });

  it('that holds something cannot be deleted, and says what it holds', async () => {
    show('2');
    expect(
      await screen.findByText(
        'It cannot be deleted while it holds 1 group, 1 article and 2 orders: move or delete them first.',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(await parents()).toEqual(['Demo']);
    expect(screen.getByText('It holds groups itself, so it can lie on the first level only.')).toBeTruthy();
  });

  it('that is the first one can be neither moved nor deleted', async () => {
    show('1');
    expect(await screen.findByText(/This is the first group/)).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Lies in' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('can be changed on a server that does not tell who there is', async () => {
    server.use(http.get('http://api.test/api/groups/people', () => HttpResponse.json({}, { status: 404 })));
    show();
    expect(await screen.findByText('This server does not offer this.')).toBeTruthy();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2');
    await press('Save');
    await waitFor(() => expect(house.calls).toHaveLength(1));
  });

  it('that is not there says so', async () => {
    show('77');
    expect(await screen.findByText(/This group is not there/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all groups' }).getAttribute('href')).toBe('/groups');
  });
});
