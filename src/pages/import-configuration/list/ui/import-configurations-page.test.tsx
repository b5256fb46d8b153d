import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer, expectAccessible, mockApi, renderPage, rowOf } from '@/shared/testing';
import { ImportConfigurationsPage } from './import-configurations-page';

const supplier = {
  id: 1,
  name: 'Supplier A',
  fileEncoding: 'windows-1252',
  targetGroups: [2],
  options: { kind: 'articles', mapping: [{ field: 'name', column: 'Name' }] },
  revision: 1,
  modifiedAt: '2026-11-20T10:00:00.000Z',
};

const api = mockApi(
  answer('features', { data: { importEnabled: true } }),
  answer('preferences/userSettings', { data: {} }),
  answer('http://import.test/api/import/importConfiguration', {
    data: [supplier, { id: '2', name: 'Web shop', options: { kind: 'orders', mapping: [] } }],
  }),
  answer('groups/getallgroups', { data: [{ id: 2, name: 'Food' }] }),
);

const show = (path = '/importconfigurations') =>
  renderPage(<ImportConfigurationsPage />, { path, route: '/importconfigurations', as: 'Administrator' });

describe('the import configurations', () => {
  it('shows what configurations import and where to', async () => {
    show();
    const row = await rowOf('Supplier A');
    expect(within(row).getByText('Articles')).toBeTruthy();
    expect(await within(row).findByText('Food')).toBeTruthy();
    const other = await rowOf('Web shop');
    expect(within(other).getByText('Orders')).toBeTruthy();
    expect(within(other).getByText('Group of the person importing')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Supplier A' }).getAttribute('href')).toBe(
      '/importconfigurations/1/edit',
    );
    expect(screen.getByRole('link', { name: 'Add configuration' }).getAttribute('href')).toBe(
      '/importconfigurations/create',
    );
    await expectAccessible();
  });

  it('searches the configurations, and says so in the address', async () => {
    const app = show();
    await rowOf('Supplier A');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search configurations' }), 'web{Enter}');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Supplier A' })).toBeNull());
    expect(app.location()).toBe('/importconfigurations?q=web');
  });

  it('says that there are no configurations, and where importing is not part of the subscription', async () => {
    api.answer('http://import.test/api/import/importConfiguration', { data: [] });
    const { unmount } = show();
    expect(await screen.findByText(/There are no configurations yet/)).toBeTruthy();
    unmount();
    api.answer('features', { data: { importEnabled: false } });
    show();
    expect(await screen.findByText('Importing is not part of your subscription.')).toBeTruthy();
  });

  it.each([
    [403, /You are not allowed to see this/],
    [400, 'Broken'],
  ])('says why the configurations cannot be read (%i)', async (status, words) => {
    api.fail('http://import.test/api/import/importConfiguration', status, 'Broken');
    show();
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
