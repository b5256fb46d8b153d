import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildToken } from '@/entities/session/index.testing';
import { renderWith } from '@/shared/testing';
import { createGroupHouse } from '../testing/group-house';
import { AddGroupPage } from './add-group-page';

const house = createGroupHouse();
const server = setupServer(...house.handlers);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  house.calls.length = 0;
});
afterAll(() => server.close());

const show = () =>
  renderWith(
    <main>
      <AddGroupPage />
    </main>,
    { path: '/addgroup', route: '/addgroup', token: buildToken({ UserRole: ['GroupManager'] }) },
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a new group', () => {
  it('is added with all that belongs to it, and leads to the groups', async () => {
    const app = show();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' Konditorei ');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Lies in' }), 'Food');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Default printer' }), 'Line 1');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a person' }), 'lena{Enter}');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Lena Brandt' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Labels of the order’s group' }));
    expect(house.calls, 'Enter searches and sends nothing').toEqual([]);
    await press('Add group');
    await vi.waitFor(() => expect(app.location()).toBe('/groups'));
    expect(house.calls).toEqual([
      [
        'groups',
        {
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
      ],
    ]);
  });

  it('lies on the first level where nothing else is chosen', async () => {
    show();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Annex');
    await screen.findByRole('combobox', { name: 'Lies in' });
    await press('Add group');
    await vi.waitFor(() => expect(house.calls).toHaveLength(1));
    expect(house.calls[0]?.[1]).toMatchObject({ name: 'Annex', parentGroupId: 1, defaultPrinterId: null });
  });

  it('needs a name: the field says so and has the focus', async () => {
    show();
    await screen.findByRole('combobox', { name: 'Lies in' });
    await press('Add group');
    const name = screen.getByRole('textbox', { name: 'Name' });
    expect(await screen.findAllByText('Give the group a name.')).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement).toBe(name));
    expect(house.calls).toEqual([]);
  });

  it('shows at its name that the server has one like it', async () => {
    const message = 'There is already a group named Food there.';
    server.use(
      house.write('groups', () =>
        HttpResponse.json({ Message: message, problems: [{ path: 'name', message }] }, { status: 422 }),
      ),
    );
    show();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Food');
    await press('Add group');
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getByText('An error occurred saving your changes')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBe('true');
  });
});
