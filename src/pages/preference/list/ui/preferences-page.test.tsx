import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer, button, expectAccessible, mockApi, press, renderPage } from '@/shared/testing';
import { PreferencesPage } from './preferences-page';

const enabled = (showPrinterPreferences: boolean) =>
  answer('features', { data: { showFeatures: { showPrinterPreferences } } });
const api = mockApi(
  enabled(true),
  answer('labels', {
    data: {
      data: [
        { labelId: 5, name: 'Shelf label' },
        { labelId: 6, name: 'Box' },
      ],
    },
  }),
  answer('printers', {
    data: [
      { printerId: 1, name: 'ZT410', displayName: 'Packing line' },
      { printerId: 2, name: 'Office' },
    ],
  }),
  answer('preferences/userSettings', {
    data: { dateLanguage: 'de', labels: [{ labelId: 5, printers: [{ printerId: 1, isDefault: true }] }] },
  }),
  answer('preferences/computers', ({ query }) => ({
    data: { computerName: query.get('computerName'), printers: [{ printerId: 1, isDefault: true }] },
  })),
  answer('POST preferences/computers/printerPreferences', ({ body }) => ({ data: body as object })),
  answer('POST preferences/userSettings', ({ body }) => ({ data: body as object })),
  answer('http://helper.test/health', { status: 'Healthy', version: '1.0.0', instanceId: 'h' }),
  answer('http://helper.test/api/settings', { version: '1.0.0', computerName: 'BENCH-3' }),
  answer('http://helper.test/api/printQueues', { computerName: 'BENCH-3', queues: [] }),
);

const show = () =>
  renderPage(<PreferencesPage />, {
    path: '/preferences',
    route: '/preferences',
    as: { UserPermission: ['PrinterManager'] },
  });
const select = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });

describe('print preferences', () => {
  it('shows the computer by its name with its printers, and each label with its default printer', async () => {
    show();
    expect(await screen.findByText('Name of this computer, from the printer helper: BENCH-3.')).toBeTruthy();
    expect((await select('Default printer of Shelf label')).value).toBe('1');
    expect((await select('Default printer of Box')).value).toBe('');
    expect((await select('Default printer of this computer')).value).toBe('1');
    const used = screen.getByRole('group', { name: 'Printers used on this computer' });
    const ticked = within(used)
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ checked }) => checked);
    expect(ticked).toEqual([true, false]);
    await expectAccessible();
  });

  it('saves the computer’s printers to the letter, and nothing that was not changed', async () => {
    show();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Office' }));
    await userEvent.selectOptions(await select('Default printer of this computer'), '2');
    await press('Save');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(api.written()).toEqual([
      {
        call: 'POST preferences/computers/printerPreferences',
        body: {
          computerName: 'BENCH-3',
          printers: [
            { printerId: 1, isDefault: false },
            { printerId: 2, isDefault: true },
          ],
        },
      },
    ]);
  });

  it('saves a label’s default with the person’s other settings', async () => {
    show();
    await userEvent.selectOptions(await select('Default printer of Box'), 'Office');
    await press('Save');
    await waitFor(() =>
      expect(api.written()).toEqual([
        {
          call: 'POST preferences/userSettings',
          body: {
            dateLanguage: 'de',
            labels: [
              { labelId: 5, printers: [{ printerId: 1, isDefault: true }] },
              { labelId: 6, printers: [{ printerId: 2, isDefault: true }] },
            ],
          },
        },
      ]),
    );
  });

  it('discards what was not saved', async () => {
    show();
    const box = await select('Default printer of Box');
    await userEvent.selectOptions(box, 'Office');
    await press('Discard');
    await press('Discard changes');
    expect((await select('Default printer of Box')).value).toBe('');
    expect(api.written()).toEqual([]);
  });

  it('shows why saving failed and keeps the choice', async () => {
    api.fail('POST preferences/userSettings', 422, 'There is no printer 2.');
    show();
    await userEvent.selectOptions(await select('Default printer of Box'), 'Office');
    await press('Save');
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getByText('An error occurred saving your changes')).toBeTruthy();
    expect(within(modal).getByText('There is no printer 2.')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect((await select('Default printer of Box')).value).toBe('2');
  });

  it('says that the computer’s name is not available, and leaves the labels open', async () => {
    api.unreachable('http://helper.test/health');
    show();
    const alert = await screen.findByText('Computer name not available');
    expect(alert).toBeTruthy();
    expect(screen.getByText('The printer helper is not running on this computer.')).toBeTruthy();
    expect(button('Check again')).toBeTruthy();
    expect((await select('Default printer of Shelf label')).value).toBe('1');
  });

  it.each([
    ['features', 'features'],
    ['labels', 'labels'],
    ['printers', 'printers'],
    ['settings', 'preferences/userSettings'],
    ['the computer', 'preferences/computers'],
  ])('offers to try again when %s cannot be loaded', async (_what, path) => {
    api.failOnce(path, 400, 'Broken');
    show();
    expect(await screen.findByText('Broken')).toBeTruthy();
    await press('Try again');
    expect(await screen.findByText('Name of this computer, from the printer helper: BENCH-3.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Broken')).toBeNull());
  });

  it('says that it is not allowed, when the server says so', async () => {
    api.fail('printers', 403, 'No');
    show();
    expect(await screen.findByText(/You are not allowed to see this/)).toBeTruthy();
  });

  it.each([
    ['the organisation has none', enabled(false), /Your organisation has no print preferences/],
    ['there are no printers', answer('printers', { data: [] }), /There are no printers yet/],
    ['there are no labels', answer('labels', { data: [] }), /There are no labels to print yet/],
  ])('says that %s', async (_what, handler, words) => {
    api.use(handler);
    show();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('keeps a default that is gone until another is chosen, and never saves it', async () => {
    api.answer('preferences/userSettings', {
      data: { labels: [{ labelId: 5, printers: [{ printerId: 77, isDefault: true }] }] },
    });
    show();
    const shelf = await select('Default printer of Shelf label');
    expect(shelf.selectedOptions[0]?.textContent).toBe('A printer that no longer exists');
    await userEvent.selectOptions(shelf, 'Office');
    await press('Save');
    await waitFor(() =>
      expect(api.written()[0]?.body).toEqual({
        labels: [{ labelId: 5, printers: [{ printerId: 2, isDefault: true }] }],
      }),
    );
  });
});
