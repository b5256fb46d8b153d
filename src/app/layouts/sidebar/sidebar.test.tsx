import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useSessionUser } from '@/entities/session';
import { useTokenStore } from '@/shared/auth';
import { answer, button, findButton, mockApi, renderWith, type TestClaims } from '@/shared/testing';
import { isTestHost } from './is-test-host';
import { Sidebar } from './sidebar';

const everything = {
  showFeatures: {
    showMyOrders: true,
    showMyArticles: true,
    myLabels: { showMyLabels: true },
    showPrinterPreferences: true,
    showPrinters: true,
  },
  printHistoryEnabled: true,
};
const offering = (features: object) => answer('features', { data: features });
const api = mockApi(offering({}));

function OwnSidebar({ onNavigate }: { onNavigate?: () => void }) {
  const user = useSessionUser();
  return user && <Sidebar user={user} {...(onNavigate && { onNavigate })} />;
}

const show = (claims: TestClaims = {}, onNavigate?: () => void) =>
  renderWith(<OwnSidebar {...(onNavigate && { onNavigate })} />, {
    as: { OrganizationId: 1001, ...claims },
  });
const items = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => `${item.textContent} ${item.querySelector('a')?.getAttribute('href')}`);
const settled = (app: ReturnType<typeof show>) => waitFor(() => expect(app.client.isFetching()).toBe(0));

const member = 'Home /home';
const settings = 'Settings /settings';

describe('the links of the sidebar', () => {
  it.each<[string, TestClaims, object, string[]]>([
    ['a member without features', {}, {}, [member, settings]],
    [
      'a member with every feature',
      {},
      everything,
      [
        member,
        'My orders /myorders',
        'My articles /print-articles',
        'My labels /print-labels',
        settings,
        'Print History /printhistory',
      ],
    ],
    [
      'a member with orders alone',
      {},
      { showFeatures: { showMyOrders: true } },
      [member, 'My orders /myorders', settings],
    ],
    [
      'a member with articles alone',
      {},
      { showFeatures: { showMyArticles: true } },
      [member, 'My articles /print-articles', settings],
    ],
    [
      'a member with labels alone',
      {},
      { showFeatures: { myLabels: { showMyLabels: true } } },
      [member, 'My labels /print-labels', settings],
    ],
    [
      'a printer manager by permission',
      { UserPermission: ['PrinterManager'] },
      { showFeatures: { showPrinterPreferences: true, showPrinters: true } },
      [member, settings, 'Print preferences /preferences', 'Printers /printers'],
    ],
    [
      'a printer manager without the features',
      { UserPermission: ['PrinterManager'] },
      {},
      [member, settings],
    ],
    [
      'a printer manager by role only',
      { UserRole: ['User', 'PrinterManager'] },
      { showFeatures: everything.showFeatures },
      [member, 'My orders /myorders', 'My articles /print-articles', 'My labels /print-labels', settings],
    ],
    [
      'a label manager',
      { UserRole: ['User', 'LabelManager'] },
      {},
      [member, settings, 'Media library /media-library', 'Labels /labels'],
    ],
    [
      'a label manager with standard labels',
      { UserRole: ['User', 'LabelManager'] },
      { setupStandardLabelsEnabled: true },
      [member, settings, 'Media library /media-library', 'Labels /labels', 'Standard labels /standardlabels'],
    ],
    [
      'managers of articles, orders and groups',
      { UserRole: ['User', 'ArticleManager', 'OrderManager', 'GroupManager'] },
      { importEnabled: true },
      [member, settings, 'Articles /articles', 'Orders /orders', 'Groups /groups'],
    ],
    [
      'a data importer',
      { UserRole: ['User', 'DataImporter'] },
      { importEnabled: true },
      [member, settings, 'Import data /importdata', 'Import history /importhistory'],
    ],
    ['a data importer without imports', { UserRole: ['User', 'DataImporter'] }, {}, [member, settings]],
    [
      'an administrator, who manages from the dashboard',
      { UserRole: ['Administrator', 'ArticleManager', 'GroupManager'] },
      everything,
      ['Dashboard /', settings, 'Print History /printhistory'],
    ],
  ])('lists the links of the sidebar for %s', async (_who, claims, features, expected) => {
    api.use(offering(features));
    await settled(show(claims));
    expect(items()).toEqual(expected);
  });

  it('lists the links that need no feature while the features cannot be read', async () => {
    api.unreachable('features');
    await settled(show());
    expect(items()).toEqual([member, settings]);
  });
});

it('names in the sidebar what managers set up', async () => {
  await settled(show({ UserRole: ['User', 'ArticleManager'] }));
  expect(screen.getByRole('list', { name: 'Manage' }).textContent).toBe('Articles');
});

describe('the person', () => {
  it('shows the person by full name, with a support id that can be copied', async () => {
    const user = userEvent.setup();
    show({ firstname: 'Mia', lastname: 'Member' });
    expect(screen.getByText('Mia Member')).toBeTruthy();
    expect(screen.getByText('1001')).toBeTruthy();
    await user.click(button('Copy support id'));
    expect(await navigator.clipboard.readText()).toBe('1001');
    expect(await findButton('Copied')).toBeTruthy();
  });

  it('always has a Logout link, which ends the session and goes to login', async () => {
    const onNavigate = vi.fn<() => void>();
    const app = show({ UserRole: ['Administrator'] }, onNavigate);
    await settled(app);
    await userEvent.click(screen.getByRole('link', { name: 'Logout' }));
    expect(app.location()).toBe('/login');
    expect(useTokenStore.getState()).toMatchObject({ token: '', expiry: 0, status: '' });
    expect(localStorage.getItem('auth_token')).toBeNull();
  });

  it('tells the drawer that a link was followed', async () => {
    const onNavigate = vi.fn<() => void>();
    show({}, onNavigate);
    await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
    expect(onNavigate).toHaveBeenCalledTimes(1);
  });
});

describe('the TEST banner', () => {
  it('shows the TEST banner on this test host', () => {
    show();
    expect(screen.getByText('TEST')).toBeTruthy();
  });

  it.each([
    ['localhost', true],
    ['test.example.com', true],
    ['app-TEST.example.com', true],
    ['latest.example.com', true],
    ['labels.example.com', false],
    ['127.0.0.1', false],
  ])('tells whether the host %s is one for tests: %s', (host, expected) => {
    expect(isTestHost(host)).toBe(expected);
  });
});
