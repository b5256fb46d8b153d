import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  answer,
  expectAccessible,
  mockApi,
  press,
  renderPage,
  renderWith,
  type TestClaims,
} from '@/shared/testing';
import { DashboardPage } from './dashboard-page';

const EVERY_FEATURE = {
  importEnabled: true,
  setupStandardLabelsEnabled: true,
  integrationClientsEnabled: true,
  agentsEnabled: true,
  connectorsEnabled: true,
  integrationWebHooksEnabled: true,
};
const EVERY_ROLE = ['Administrator', 'GroupManager', 'OrderManager', 'LabelManager', 'DataImporter'];

const api = mockApi(
  answer('features', { data: EVERY_FEATURE }),
  answer('counts', {
    data: { users: 7, groups: 5, widgets: 2, articles: 12_345, orders: 0, printers: 3, connectors: 1 },
  }),
  answer('labels/count', { data: { labelsCount: 12 } }),
  answer('subscription', {
    data: { type: 'Standard', maxUsers: 10, activeUsers: 7, invitedUsers: 1, activeAgents: 4 },
  }),
  answer('QualityAssurance/pendingVersions', { data: [] }),
);

const show = (claims: TestClaims = {}) =>
  renderPage(<DashboardPage />, {
    as: { firstname: 'Ada', lastname: 'Admin', UserRole: EVERY_ROLE, ...claims },
  });
const settled = (app: ReturnType<typeof show>) =>
  waitFor(() => {
    expect(app.client.isFetching()).toBe(0);
    expect(document.querySelector('.mantine-Skeleton-root')).toBeNull();
  });
const tiles = () =>
  within(screen.getByRole('navigation', { name: 'Manage' }))
    .getAllByRole('listitem')
    .map((tile) => tile.textContent);

const pathOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const version = (labelVersionId: number, state: string, facts: object = {}) => ({
  labelId: 4,
  labelVersionId,
  name: `Label ${labelVersionId}`,
  state,
  version: 2,
  ...facts,
});

describe('the tiles', () => {
  it.each<[string, TestClaims, object, string[]]>([
    [
      'every role and feature',
      { UserPermission: ['PrinterManager'] },
      EVERY_FEATURE,
      [
        'Labels12',
        'Standard templates',
        'Articles12,345',
        'Orders0',
        'Users7',
        'Groups5',
        'Printers3',
        'Widgets2',
        'Import file',
        'Import configurations',
        'Import history',
        'Clients',
        'Agents4',
        'Connectors1',
        'Web hooks',
      ],
    ],
    [
      'every role without a feature',
      { UserPermission: ['PrinterManager'] },
      {},
      ['Labels12', 'Articles12,345', 'Orders0', 'Users7', 'Groups5', 'Printers3', 'Widgets2'],
    ],
    [
      'only PDF, which needs no printers',
      { UserPermission: ['PrinterManager'] },
      { pdfOnly: true },
      ['Labels12', 'Articles12,345', 'Orders0', 'Users7', 'Groups5', 'Widgets2'],
    ],
    [
      'an administrator without any manager role',
      { UserRole: ['Administrator'] },
      EVERY_FEATURE,
      [
        'Articles12,345',
        'Users7',
        'Widgets2',
        'Import configurations',
        'Clients',
        'Agents4',
        'Connectors1',
        'Web hooks',
      ],
    ],
  ])('shows the tiles of %s', async (_who, claims, features, expected) => {
    api.answer('features', { data: features });
    await settled(show(claims));
    await waitFor(() => expect(tiles()).toEqual(expected));
  });

  it('leads from the tiles to their screens', async () => {
    await settled(show());
    expect(pathOf(/^Standard templates/)).toBe('/standardlabels');
    expect(pathOf(/^Widgets/)).toBe('/admin/widgets');
    expect(pathOf(/^Import file/)).toBe('/importdata');
  });

  it.each([
    [['Administrator'], {}, 'You don’t have access to Labels, Orders, Groups, or Printers.'],
    [
      ['Administrator', 'LabelManager', 'OrderManager'],
      { pdfOnly: true },
      'You don’t have access to Groups.',
    ],
    [
      ['Administrator', 'LabelManager', 'GroupManager', 'OrderManager'],
      EVERY_FEATURE,
      'You don’t have access to Printers, Import file, or Import history.',
    ],
  ])(
    'names the tiles that %j cannot see, with the way to the roles',
    async (UserRole, features, sentence) => {
      api.answer('features', { data: features });
      await settled(show({ UserRole }));
      expect((await screen.findByText(/^You don’t have access to/)).textContent).toContain(sentence);
      expect(pathOf(/^Change your roles/)).toBe('/users/42');
    },
  );

  it('names no missing tile to those who have every role', async () => {
    await settled(show({ UserPermission: ['PrinterManager'] }));
    expect(screen.queryByRole('link', { name: 'Change your roles' })).toBeNull();
  });

  it('keeps tiles usable without their count, says so, and counts again', async () => {
    api.fail('counts', 500, 'Busy');
    await settled(show());
    expect(screen.getByRole('link', { name: /^Users/ }).textContent).toBe('UsersCount not available');
    expect(screen.getByRole('link', { name: /^Labels/ }).textContent).toBe('Labels12');
    api.answer('counts', { data: { users: 8 } });
    await press('Count again');
    await waitFor(() => expect(screen.getByRole('link', { name: /^Users/ }).textContent).toBe('Users8'));
    expect(screen.queryByRole('button', { name: 'Count again' })).toBeNull();
  });

  it('says nothing of counts that a server does not offer', async () => {
    api.fail('counts', 404, 'No such call');
    await settled(show());
    expect(tiles().slice(0, 6)).toEqual([
      'Labels12',
      'Standard templates',
      'Articles',
      'Orders',
      'Users7',
      'Groups',
    ]);
  });

  it('leaves out the tiles that need a feature where the features cannot be read', async () => {
    api.fail('features', 400, 'The database is away.');
    await settled(show());
    expect((await screen.findByRole('alert')).textContent).toContain('some tiles are missing');
    expect(tiles()).toEqual(['Labels12', 'Articles12,345', 'Orders0', 'Users7', 'Groups5', 'Widgets2']);
    api.answer('features', { data: EVERY_FEATURE });
    await press('Try again');
    expect(await screen.findByRole('link', { name: 'Import file' })).toBeTruthy();
  });
});

describe('the versions that wait', () => {
  it('lists the versions that wait in a table with one action each', async () => {
    api.answer('QualityAssurance/pendingVersions', {
      data: [
        version(1, 'Publisher'),
        version(2, 'DataApprover'),
        version(3, 'DesignApprover', { version: null }),
        version(4, 'Draft'),
      ],
    });
    show();
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pending version', 'Label name', 'Action']);
    const actions = within(table)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(actions).toEqual([
      ['Review Publish', '/qa/labels/4/versions/1/publish'],
      ['Review Data', '/qa/labels/4/versions/2/approve'],
      ['Review Design', '/qa/labels/4/versions/3/approve'],
      ['Preview', '/qa/labels/4/versions/4/preview'],
    ]);
    expect(within(table).getByText('Version 3')).toBeTruthy();
    await expectAccessible();
  });

  it('says in a sentence that no version waits', async () => {
    show();
    expect(await screen.findByText('Nothing is waiting for review.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('cuts many versions that wait, with the way to all', async () => {
    const many = Array.from({ length: 30 }, (_, index) => version(index + 1, 'Publisher'));
    api.answer('QualityAssurance/pendingVersions', { data: many });
    show();
    const all = await screen.findByRole('link', { name: 'See all 30 pending versions' });
    expect(all.getAttribute('href')).toBe('/qa/labels');
    expect(screen.getAllByRole('link', { name: 'Review Publish' })).toHaveLength(6);
  });

  it('leaves the rest of the dashboard alone where the versions that wait cannot be read', async () => {
    api.fail('QualityAssurance/pendingVersions', 400, 'Broken');
    show();
    expect(await screen.findByText('Broken')).toBeTruthy();
    expect(await screen.findByRole('link', { name: /^Users/ })).toBeTruthy();
  });
});

describe('the dashboard', () => {
  it('welcomes by name', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Ada Admin');
  });

  it('shows what of the subscription is used, and what happens at a limit', async () => {
    show();
    expect(await screen.findByText('8 of 10')).toBeTruthy();
    expect(screen.getByText('Includes 1 open invitation.')).toBeTruthy();
    expect(
      screen.getByText('When a limit is reached, you keep what you have; you just can’t add more.'),
    ).toBeTruthy();
  });

  it('shows every limit of the subscription, and what each of them blocks', async () => {
    api.use(
      answer('subscription', {
        data: {
          type: 'Standard',
          maxUsers: 10,
          activeUsers: 10,
          connectorsEnabled: true,
          activeConnectorId: '4',
          integrationWebHooksEnabled: false,
        },
      }),
      answer('connectors', { data: [{ id: 4, name: 'Bakery ERP' }] }),
    );
    show();
    await press('See all limits');
    const dialog = await screen.findByRole('dialog', { name: 'Subscription limits' });
    expect(await within(dialog).findByText('“Bakery ERP” is in use.')).toBeTruthy();
    const rowOf = (title: string) => within(dialog).getByText(title).closest('li')?.textContent;
    expect(rowOf('Users')).toContain('Full10 of 10Nobody else can be invited.');
    expect(rowOf('Web hooks')).toContain('Not includedNo web hooks can be added');
    expect(rowOf('Imports')).toContain('Included');
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(10);
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    [['Administrator'], undefined],
    [['Administrator', 'TenantAdmin'], '/subscription/cancel'],
  ])('offers %j to pause: %s', async (UserRole, path) => {
    await settled(show({ UserRole }));
    const pause = screen.queryByRole('link', { name: 'Pause Subscription' });
    expect(pause?.getAttribute('href')).toBe(path);
  });

  it('counts anew each time somebody comes back to it', async () => {
    const first = show();
    await settled(first);
    api.use(answer('counts', { data: { users: 8 } }), answer('labels/count', { data: { labelsCount: 13 } }));
    first.unmount();
    renderWith(<DashboardPage />, { as: { UserRole: EVERY_ROLE }, client: first.client });
    expect(screen.getByRole('link', { name: /^Users/ }).textContent).toBe('Users7');
    await waitFor(() => expect(screen.getByRole('link', { name: /^Users/ }).textContent).toBe('Users8'));
    await waitFor(() => expect(screen.getByRole('link', { name: /^Labels/ }).textContent).toBe('Labels13'));
  });

  it('asks for no list to count it', async () => {
    await settled(show());
    expect(api.sent.map(({ call }) => call).toSorted()).toEqual([
      'GET QualityAssurance/pendingVersions',
      'GET counts',
      'GET features',
      'GET labels/count',
      'GET subscription',
    ]);
  });
});
