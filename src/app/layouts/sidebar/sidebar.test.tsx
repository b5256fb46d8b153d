import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useSessionUser } from '@/entities/session';
import { useTokenStore } from '@/shared/auth';
import {
  answer,
  button,
  expectAccessible,
  findButton,
  mockApi,
  renderWith,
  type TestClaims,
} from '@/shared/testing';
import { isTestHost, Sidebar } from './sidebar';

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
const api = mockApi(offering({}), answer('QualityAssurance/pendingVersions', { data: [] }));

function OwnSidebar({ onNavigate }: { onNavigate?: () => void }) {
  const user = useSessionUser();
  return user && <Sidebar user={user} {...(onNavigate && { onNavigate })} />;
}

function CollapsedSidebar({ onCollapse }: { onCollapse: (isCollapsed: boolean) => void }) {
  const user = useSessionUser();
  return <aside>{user && <Sidebar user={user} isCollapsed onCollapse={onCollapse} />}</aside>;
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
const quickPrint = 'Quick print /quickprint';
const settings = 'Settings /settings';

describe('the links of the sidebar', () => {
  it.each<[string, TestClaims, object, string[]]>([
    ['a member without features', {}, {}, [member, quickPrint, settings]],
    [
      'a member with every feature',
      {},
      everything,
      [
        member,
        quickPrint,
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
      [member, quickPrint, 'My orders /myorders', settings],
    ],
    [
      'a member with articles alone',
      {},
      { showFeatures: { showMyArticles: true } },
      [member, quickPrint, 'My articles /print-articles', settings],
    ],
    [
      'a member with labels alone',
      {},
      { showFeatures: { myLabels: { showMyLabels: true } } },
      [member, quickPrint, 'My labels /print-labels', settings],
    ],
    [
      'a printer manager by permission',
      { UserPermission: ['PrinterManager'] },
      { showFeatures: { showPrinterPreferences: true, showPrinters: true } },
      [member, quickPrint, settings, 'Print preferences /preferences', 'Printers /printers'],
    ],
    [
      'a printer manager without the features',
      { UserPermission: ['PrinterManager'] },
      {},
      [member, quickPrint, settings],
    ],
    [
      'a printer manager by role only',
      { UserRole: ['User', 'PrinterManager'] },
      { showFeatures: everything.showFeatures },
      [
        member,
        quickPrint,
        'My orders /myorders',
        'My articles /print-articles',
        'My labels /print-labels',
        settings,
      ],
    ],
    [
      'a label manager',
      { UserRole: ['User', 'LabelManager'] },
      {},
      [member, quickPrint, settings, 'Media library /media-library', 'Labels /labels'],
    ],
    [
      'a label manager with standard labels',
      { UserRole: ['User', 'LabelManager'] },
      { setupStandardLabelsEnabled: true },
      [
        member,
        quickPrint,
        settings,
        'Media library /media-library',
        'Labels /labels',
        'Standard labels /standardlabels',
      ],
    ],
    [
      'managers of articles, orders and groups',
      { UserRole: ['User', 'ArticleManager', 'OrderManager', 'GroupManager'] },
      { importEnabled: true },
      [member, quickPrint, settings, 'Articles /articles', 'Orders /orders', 'Groups /groups'],
    ],
    [
      'a data importer',
      { UserRole: ['User', 'DataImporter'] },
      { importEnabled: true },
      [member, quickPrint, settings, 'Import data /importdata', 'Import history /importhistory'],
    ],
    [
      'a data importer without imports',
      { UserRole: ['User', 'DataImporter'] },
      {},
      [member, quickPrint, settings],
    ],
    [
      'an administrator, with every area that has its role',
      { UserRole: ['Administrator', 'ArticleManager', 'GroupManager'] },
      { ...everything, importEnabled: true, agentsEnabled: true },
      [
        'Dashboard /',
        settings,
        'Print History /printhistory',
        'Label review /qa/labels',
        'Articles /articles',
        'Groups /groups',
        'Users /users',
        'Counters /counters',
        'Widgets /admin/widgets',
        'System /system',
        'Import configurations /importconfigurations',
        'Agents /activeagents',
      ],
    ],
  ])('lists the links of the sidebar for %s', async (_who, claims, features, expected) => {
    api.use(offering(features));
    await settled(show(claims));
    expect(items()).toEqual(expected);
  });

  it('shows no link, while the features are being read, that could be pushed down', async () => {
    const app = show();
    expect(items()).toEqual([member, quickPrint]);
    await settled(app);
    expect(items()).toEqual([member, quickPrint, settings]);
  });

  it('lists the links that need no feature while the features cannot be read', async () => {
    api.unreachable('features');
    await settled(show());
    expect(items()).toEqual([member, quickPrint, settings]);
  });
});

it('names in the sidebar what managers set up', async () => {
  await settled(show({ UserRole: ['User', 'ArticleManager'] }));
  expect(screen.getByRole('list', { name: 'Manage' }).textContent).toBe('Articles');
});

const waiting = (count: number) =>
  answer('QualityAssurance/pendingVersions', {
    data: Array.from({ length: count }, (_none, at) => ({
      labelId: 1,
      labelVersionId: at + 1,
      name: 'Jam',
      state: at === 0 ? 'Publisher' : 'DataApprover',
    })),
  });

describe('the reviews in the sidebar', () => {
  it('are counted for who decides', async () => {
    api.use(waiting(3));
    await settled(show({ QualityAssuranceRole: ['DataApprover'] }));
    expect(screen.getByRole('link', { name: /Label review/ }).textContent).toBe('Label review2 waiting');
  });

  it('are not asked for by anybody else', async () => {
    await settled(show({ UserRole: ['User', 'LabelManager'] }));
    expect(api.sent).not.toContain('GET QualityAssurance/pendingVersions');
  });
});

describe('the collapsed sidebar', () => {
  it('keeps its links by their names, and says how it is opened', async () => {
    const onCollapse = vi.fn<(isCollapsed: boolean) => void>();
    await settled(
      renderWith(<CollapsedSidebar onCollapse={onCollapse} />, {
        as: { UserRole: ['User', 'ArticleManager'] },
      }),
    );
    expect(screen.getByRole('link', { name: 'Articles' })).toBeTruthy();
    const opener = button('Expand the sidebar');
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(opener);
    expect(onCollapse).toHaveBeenCalledWith(false);
    await expectAccessible();
  });
});

describe('the person', () => {
  it('shows the person by full name, with a support id that can be copied', async () => {
    const user = userEvent.setup();
    show({ firstname: 'Mia', lastname: 'Member' });
    expect(screen.getByText('Mia Member')).toBeTruthy();
    expect(screen.getByText('1001')).toBeTruthy();
    await user.click(button('Copy support ID'));
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
    await userEvent.click(await screen.findByRole('link', { name: 'Settings' }));
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
