import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  answer,
  expectAccessible,
  field,
  findField,
  mockApi,
  press,
  renderPage,
  type MockApi,
} from '@/shared/testing';
import { AddConfigurationPage } from './add-configuration-page';
import { EditConfigurationPage } from './edit-configuration-page';

const address = 'http://import.test/api/import/importConfiguration';
const supplier = {
  id: 1,
  name: 'Supplier A',
  fileEncoding: 'windows-1252',
  targetGroups: [2],
  options: {
    kind: 'articles',
    delimiter: ';',
    hasHeader: true,
    mapping: [
      { field: 'name', column: 'Bezeichnung' },
      { field: 'ean', column: 'EAN' },
      { field: 'data:ingredients', column: 2 },
    ],
    onExisting: 'skip',
    skipFaulty: true,
    labelIds: [4],
  },
  revision: 3,
  modifiedAt: '2026-11-20T10:00:00.000Z',
};

/** Returns the server's configuration for the last request. */
const saved = () => ({ data: { ...supplier, ...(api.written().at(-1)?.body as object) } });
const api: MockApi = mockApi(
  answer(address, { data: [supplier] }),
  answer(`POST ${address}`, saved),
  answer(`PUT ${address}/1`, saved),
  answer('labels', {
    data: [
      { labelId: 3, name: 'Shelf', variables: [] },
      { labelId: 9, name: 'Carton', variables: [] },
    ],
  }),
  answer('labels/getalllabelsbyorganization', { data: [] }),
  answer('groups/getallgroups', {
    data: [
      { id: 2, name: 'Food', groupSettings: { allowOrderImportToThisGroup: true } },
      { id: 6, name: 'Warehouse' },
    ],
  }),
);

const sent = () => api.written().at(-1)?.body;
const add = async () => {
  const app = renderPage(<AddConfigurationPage />, {
    path: '/importconfigurations/create',
    route: '/importconfigurations/create',
    as: 'Administrator',
  });
  // The fields are loaded after the frame.
  await findField('EAN');
  return app;
};
const edit = (id = '1') =>
  renderPage(<EditConfigurationPage />, {
    path: `/importconfigurations/${id}/edit`,
    route: '/importconfigurations/:id/edit',
    as: 'Administrator',
  });
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

describe('a new configuration', () => {
  it('is kept with its columns, values and group, and the list opens', async () => {
    const app = await add();
    await userEvent.type(field(/^Name\b(?! of)/), 'Web shop');
    await userEvent.selectOptions(choice('Encoding'), 'Windows-1252');
    await userEvent.selectOptions(choice('Delimiter'), 'Semicolon');
    await userEvent.type(field('EAN'), 'Strichcode');
    await userEvent.type(field(/Article name/), 'Bezeichnung');
    await press('Add a value');
    await userEvent.type(field('Value 1'), 'ingredients');
    await userEvent.type(field('Column of value 1'), '#3');
    await screen.findByRole('option', { name: 'Warehouse' });
    await userEvent.selectOptions(choice('Target group'), 'Warehouse');
    await userEvent.selectOptions(choice('Existing articles'), 'Import nothing if there are any');
    await userEvent.click(screen.getByRole('checkbox', { name: /Skip rows with errors/ }));
    await expectAccessible();
    await press('Add configuration');
    await waitFor(() => expect(app.location()).toBe('/importconfigurations'));
    expect(sent()).toEqual({
      name: 'Web shop',
      fileEncoding: 'windows-1252',
      targetGroups: [6],
      options: {
        kind: 'articles',
        delimiter: ';',
        hasHeader: true,
        mapping: [
          { field: 'name', column: 'Bezeichnung' },
          { field: 'ean', column: 'Strichcode' },
          { field: 'data:ingredients', column: 2 },
        ],
        onExisting: 'refuse',
        skipFaulty: true,
        labelIds: [],
      },
    });
  });

  it('says what is missing once somebody tries to add it', async () => {
    await add();
    expect(screen.queryByText('Give the configuration a name.')).toBeNull();
    await press('Add configuration');
    expect((await screen.findAllByText('Give the configuration a name.')).length).toBeGreaterThan(0);
    expect(screen.getByText('Enter the column with the article number or the EAN.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(/^Name\b(?! of)/)));
  });

  it('offers for orders only groups that take them', async () => {
    await add();
    await userEvent.selectOptions(choice('Imports'), 'Orders');
    expect(
      await screen.findByRole<HTMLOptionElement>('option', {
        name: 'Warehouse (does not allow importing orders)',
      }),
    ).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'Add a value' })).toBeNull();
    expect(field(/Order number/)).toBeTruthy();
  });

  it('keeps what was typed when its name is taken', async () => {
    const message = 'There is already a configuration named Supplier A.';
    api.answer(`POST ${address}`, { Message: message, problems: [{ path: 'name', message }] }, 409);
    await add();
    await userEvent.type(field(/^Name\b(?! of)/), 'Supplier A');
    await userEvent.type(field('EAN'), 'EAN');
    await userEvent.type(field(/Article name/), 'Name');
    await press('Add configuration');
    const modal = within(await screen.findByRole('dialog', { name: 'Error' }));
    expect(modal.getByText(/An error occurred saving your changes/)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(field(/^Name\b(?! of)/).value).toBe('Supplier A');
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  });
});

describe('a kept configuration', () => {
  it('is changed over the revision it was begun on, its labels with it', async () => {
    edit();
    expect((await screen.findByDisplayValue('Supplier A')).tagName).toBe('INPUT');
    expect(field('Column of value 1').value).toBe('#3');
    await userEvent.clear(field('Column of value 1'));
    await userEvent.type(field('Column of value 1'), 'Zutaten');
    await press('Save');
    await waitFor(() =>
      expect(sent()).toMatchObject({
        revision: 3,
        targetGroups: [2],
        options: { labelIds: [4], onExisting: 'skip', skipFaulty: true },
      }),
    );
    expect(JSON.stringify(sent())).toContain('"data:ingredients","column":"Zutaten"');
  });

  it('gives new articles the labels that are ticked; one that cannot be printed now can still be taken away', async () => {
    edit();
    await userEvent.click(await screen.findByLabelText('Shelf'));
    await userEvent.click(screen.getByLabelText('Label 4 (cannot be printed now)'));
    await press('Save');
    await waitFor(() => expect(sent()).toMatchObject({ options: { labelIds: [3] } }));
  });

  it('loses a value that is removed', async () => {
    edit();
    await screen.findByDisplayValue('Supplier A');
    await press('Remove value 1');
    expect(screen.queryByRole('textbox', { name: 'Value 1' })).toBeNull();
  });

  it('says that the configuration is gone', async () => {
    edit('9');
    expect(await screen.findByText('Configuration not found. It may have been deleted.')).toBeTruthy();
  });

  it.each([
    [403, /You are not allowed to see this/],
    [400, 'Broken'],
  ])('says why the configuration cannot be read (%i)', async (status, words) => {
    api.fail(address, status, 'Broken');
    edit();
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
