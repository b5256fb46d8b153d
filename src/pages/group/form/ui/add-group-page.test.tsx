import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it, vi } from 'vitest';
import { field, findField, mockApi, press, renderPage } from '@/shared/testing';
import { groupServer } from '../testing/group-server';
import { AddGroupPage } from './add-group-page';

const api = mockApi(...groupServer());

const show = () =>
  renderPage(<AddGroupPage />, { path: '/addgroup', route: '/addgroup', as: 'GroupManager' });

describe('a new group', () => {
  it('is added with all that belongs to it, and leads to the groups', async () => {
    const app = show();
    await userEvent.type(await findField('Name'), ' Konditorei ');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Parent group' }), 'Food');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Default printer' }), 'Line 1');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a person' }), 'lena{Enter}');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Lena Brandt' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Labels of the order’s group' }));
    expect(api.written(), 'Enter searches and sends nothing').toEqual([]);
    await press('Add group');
    await vi.waitFor(() => expect(app.location()).toBe('/groups'));
    expect(api.written()).toEqual([
      {
        call: 'POST groups',
        body: {
          name: 'Konditorei',
          parentGroupId: 2,
          defaultPrinterId: 4,
          members: [2],
          printers: [],
          groupSettings: {
            useLabelsConnectedToArticlesGroup: false,
            useLabelsConnectedToOrdersGroup: true,
            useLabelsConnectedToUserDefaultGroup: false,
            allowOrderImportToThisGroup: false,
          },
        },
      },
    ]);
  });

  it('lies on the first level where nothing else is chosen', async () => {
    show();
    await userEvent.type(await findField('Name'), 'Annex');
    await screen.findByRole('combobox', { name: 'Parent group' });
    await press('Add group');
    await vi.waitFor(() => expect(api.written()).toHaveLength(1));
    expect(api.written()[0]?.body).toMatchObject({ name: 'Annex', parentGroupId: 1, defaultPrinterId: null });
  });

  it('lies on the first level too where its name was typed before the groups were there', async () => {
    const arrived = Promise.withResolvers<void>();
    api.use(
      http.get('*/api/groups/getallgroups', async () => {
        await arrived.promise;
        return HttpResponse.json({ data: [{ id: 1, name: 'Demo', parentGroupId: null, revision: 1 }] });
      }),
    );
    show();
    await userEvent.type(await findField('Name'), 'Annex');
    arrived.resolve();
    await screen.findByRole('combobox', { name: 'Parent group' });
    await press('Add group');
    await vi.waitFor(() => expect(api.written()).toHaveLength(1));
    expect(api.written()[0]?.body).toMatchObject({ name: 'Annex', parentGroupId: 1 });
  });

  it('needs a name: the field says so and has the focus', async () => {
    show();
    await screen.findByRole('combobox', { name: 'Parent group' });
    await press('Add group');
    const name = field('Name');
    expect(await screen.findAllByText('Give the group a name.')).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement).toBe(name));
    expect(api.written()).toEqual([]);
  });

  it('shows at its name that the server has one like it', async () => {
    const message = 'There is already a group named Food there.';
    api.answer('POST groups', { Message: message, problems: [{ path: 'name', message }] }, 422);
    show();
    await userEvent.type(await findField('Name'), 'Food');
    await press('Add group');
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getByText('An error occurred saving your changes')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  });
});
