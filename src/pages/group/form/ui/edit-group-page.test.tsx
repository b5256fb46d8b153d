import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAccessible, field, findField, mockApi, press, renderPage } from '@/shared/testing';
import { groupServer } from '../testing/group-server';
import { EditGroupPage } from './edit-group-page';

const api = mockApi(...groupServer());

const show = (id = '3') =>
  renderPage(<EditGroupPage />, { path: `/groups/${id}`, route: '/groups/:groupid', as: 'GroupManager' });
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const parents = async () =>
  within(await screen.findByRole('combobox', { name: 'Parent group' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('a group', () => {
  it('is shown with its place, people, printers and settings, and says what each setting does', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Bakery' })).toBeTruthy();
    expect(await parents()).toEqual(['Demo', 'Food', 'Warehouse']);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Parent group' }).value).toBe('2');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Default printer' }).value).toBe('4');
    expect((await box('Noa Berg')).checked).toBe(true);
    expect((await box('Line 1')).checked).toBe(true);
    expect(screen.queryByRole('checkbox', { name: 'Lena Brandt' })).toBeNull();
    for (const words of [
      'Articles of this group can also use the labels connected to this group.',
      'Every line of an order of this group can also use the labels connected to this group.',
      'Members whose main group this is can use its labels for any article.',
      'This group can be chosen as the target when importing orders.',
    ])
      expect(screen.getByText(words)).toBeTruthy();
    await expectAccessible();
  });

  it('says when it was last changed, where the server tells', async () => {
    api.answer('groups/getallgroups', {
      data: [{ id: 3, name: 'Bakery', parentGroupId: 1, modified: '2026-11-20T10:00:00Z' }],
    });
    show();
    expect(await screen.findByText(/^Last changed .*2026|^Last changed .*26/)).toBeTruthy();
  });

  it('is renamed, moved and given people: one call, with what comes and what goes', async () => {
    show();
    const name = await findField('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Backstube');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Parent group' }), 'Warehouse');
    await userEvent.click(await box('Noa Berg'));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a person' }), 'oberg');
    await userEvent.click(await box('Piet Öberg'));
    expect(screen.getByText('1 to be added, 1 to be removed')).toBeTruthy();
    await press('Save');
    await screen.findByText('Saved');
    expect(api.written()).toEqual([
      {
        call: 'POST groups/3/updateGroup',
        body: {
          revision: 7,
          name: 'Backstube',
          parentGroupId: 6,
          defaultPrinterId: 4,
          members: { add: [3], remove: [1] },
        },
      },
    ]);
  });

  it('has a call of its own for its settings', async () => {
    show();
    await userEvent.click(await box('Labels of the article’s group'));
    await press('Save');
    await screen.findByText('Saved');
    expect(api.written()).toEqual([
      {
        call: 'POST groups/3/groupSettings',
        body: {
          revision: 7,
          useLabelsConnectedToArticlesGroup: true,
          useLabelsConnectedToOrdersGroup: false,
          useLabelsConnectedToUserDefaultGroup: false,
          allowOrderImportToThisGroup: false,
        },
      },
    ]);
  });

  it('can be sent again when its settings were saved and its name was refused', async () => {
    const Message = 'There is already a group named Dairy there.';
    const problems = [{ path: 'name', message: Message }];
    api.answer('POST groups/3/updateGroup', { Message, problems }, 422);
    show();
    await userEvent.click(await box('Orders may be imported into this group'));
    await userEvent.type(await findField('Name'), ' Dairy');
    await press('Save');
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getByText('An error occurred saving your changes')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    api.reset();
    await userEvent.type(field('Name'), ' 2');
    await press('Save');
    await screen.findByText('Saved');
    expect(api.bodies('POST groups/3/updateGroup')).toMatchObject([
      { name: 'Bakery Dairy', revision: 8 },
      { name: 'Bakery Dairy 2', revision: 8 },
    ]);
  });

  it('does not overwrite what somebody else changed, and keeps what was entered', async () => {
    const Message = 'This group was changed meanwhile by Astrid Holm.';
    api.fail('POST groups/3/updateGroup', 409, Message);
    show();
    await userEvent.type(await findField('Name'), ' 2');
    await press('Save');
    expect(await screen.findByText(Message)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(field('Name').value).toBe('Bakery 2');
  });

  it('cannot be saved without a name', async () => {
    show();
    await userEvent.clear(await findField('Name'));
    expect((await screen.findAllByText('Give the group a name.')).length).toBeGreaterThan(0);
    await press('Save');
    expect(api.written()).toEqual([]);
  });

  it('is deleted after a question', async () => {
    show();
    expect(await screen.findByText(/Members keep their other groups/)).toBeTruthy();
    await press('Delete');
    const modal = await screen.findByRole('dialog', { name: 'Delete Bakery?' });
    await userEvent.click(within(modal).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/Bakery was deleted/)).toBeTruthy();
    expect(api.written()).toEqual([{ call: 'DELETE groups/3', body: undefined }]);
  });

  it('cannot be deleted while it holds something, and says what it holds', async () => {
    show('2');
    expect(
      await screen.findByText(
        'Only an empty group can be deleted. Move or delete these first: 1 group, 1 article, and 2 orders.',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(await parents()).toEqual(['Demo']);
    expect(
      screen.getByText('This group contains other groups, so it can only be on the first level.'),
    ).toBeTruthy();
  });

  it('can be neither moved nor deleted when it is the first group', async () => {
    show('1');
    expect(await screen.findByText(/This is the root group/)).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Parent group' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('can be changed on a server that does not tell who there is', async () => {
    api.answer('groups/people', {}, 404);
    show();
    expect(await screen.findByText('This server does not offer this.')).toBeTruthy();
    await userEvent.type(await findField('Name'), ' 2');
    await press('Save');
    await waitFor(() => expect(api.written()).toHaveLength(1));
  });

  it('says that the group is not there', async () => {
    show('77');
    expect(await screen.findByText(/Group not found/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all groups' }).getAttribute('href')).toBe('/groups');
  });
});
