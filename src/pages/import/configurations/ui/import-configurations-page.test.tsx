import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildToken } from '@/entities/session/index.testing';
import { renderWith } from '@/shared/testing';
import { ImportConfigurationsPage } from './import-configurations-page';

const answer = (path: string, body: object, status = 200) =>
  http.get(`http://${path.startsWith('import/') ? 'import' : 'api'}.test/api/${path}`, () =>
    HttpResponse.json(body, { status }),
  );

const supplier = {
  id: 1,
  name: 'Supplier A',
  fileEncoding: 'windows-1252',
  targetGroups: [2],
  options: { kind: 'articles', mapping: [{ field: 'name', column: 'Name' }] },
  revision: 1,
  modifiedAt: '2026-11-20T10:00:00.000Z',
};

const server = setupServer(
  answer('features', { data: { importEnabled: true } }),
  answer('preferences/userSettings', { data: {} }),
  answer('import/importConfiguration', {
    data: [supplier, { id: '2', name: 'Web shop', options: { kind: 'orders', mapping: [] } }],
  }),
  answer('groups/getallgroups', { data: [{ id: 2, name: 'Food' }] }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = (path = '/importconfigurations') =>
  renderWith(
    <main>
      <ImportConfigurationsPage />
    </main>,
    { path, route: '/importconfigurations', token: buildToken({ UserRole: ['Administrator'] }) },
  );
const rowOf = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('tr') ?? document.createElement('tr');

describe('the import configurations', () => {
  it('show what they import and where to', async () => {
    show();
    const row = await rowOf('Supplier A');
    expect(within(row).getByText('Articles')).toBeTruthy();
    expect(await within(row).findByText('Food')).toBeTruthy();
    const other = await rowOf('Web shop');
    expect(within(other).getByText('Orders')).toBeTruthy();
    expect(within(other).getByText('Group of the person')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Supplier A' }).getAttribute('href')).toBe(
      '/importconfigurations/1/edit',
    );
    expect(screen.getByRole('link', { name: 'Add configuration' }).getAttribute('href')).toBe(
      '/importconfigurations/create',
    );
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('are searched, and the address says how', async () => {
    const app = show();
    await rowOf('Supplier A');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search configurations' }), 'web{Enter}');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Supplier A' })).toBeNull());
    expect(app.location()).toBe('/importconfigurations?q=web');
  });

  it('say that there are none, and where importing is not part of the subscription', async () => {
    server.use(answer('import/importConfiguration', { data: [] }));
    const { unmount } = show();
    expect(await screen.findByText(/There are no configurations yet/)).toBeTruthy();
    unmount();
    server.use(answer('features', { data: { importEnabled: false } }));
    show();
    expect(await screen.findByText('Importing is not part of your subscription.')).toBeTruthy();
  });

  it.each([
    [403, /You are not allowed to see this/],
    [400, 'Broken'],
  ])('that cannot be read (%i) say why', async (status, words) => {
    server.use(answer('import/importConfiguration', { Message: 'Broken' }, status));
    show();
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
