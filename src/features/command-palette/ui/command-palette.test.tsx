import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay } from 'msw';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it, vi } from 'vitest';
import {
  answer,
  apiUrl,
  expectAccessible,
  mockApi,
  press,
  renderWith,
  type TestClaims,
} from '@/shared/testing';
import { CommandPalette } from './command-palette';

const searched = (path: string, rows: readonly object[]) =>
  answer(path, { data: { data: rows, total: rows.length } });

const api = mockApi(
  answer('features', {
    data: { showFeatures: { showMyArticles: true, showMyOrders: true, myLabels: { showMyLabels: true } } },
  }),
  searched('articles', [{ id: 13, name: 'Oat biscuits', externalIdentifier: '4006381333931' }]),
  searched('orders', [{ orderId: 5, orderNumber: 'OAT-2026', customer: 'Café Öberg' }]),
  answer('labels/getalllabelsbyorganization', {
    data: [
      { labelId: 2, name: 'Oat box 60 × 40' },
      { labelId: 4, name: 'Oat draft', isEnabled: false },
    ],
  }),
  answer('labels', {
    data: [
      { labelId: 2, name: 'Oat box 60 × 40' },
      { labelId: 3, name: 'Pallet' },
    ],
  }),
  answer('users', { data: [{ userId: 9, firstname: 'Otto', lastname: 'Oatley', email: 'otto@demo.test' }] }),
);

/** Returns the searches that were requested, by path and words. */
const asked = () =>
  api.sent
    .filter(({ path }) => path === 'articles' || path === 'orders')
    .map(({ path, query }) => `${path} ${query.get('searchQuery')}`);

const SCREENS = [
  { title: 'Home', path: '/home' },
  { title: 'Print history', path: '/printhistory' },
  { title: 'Settings', path: '/settings' },
];

function show(claims: TestClaims = {}) {
  const onChoose = vi.fn<(path: string) => void>();
  const onClose = vi.fn<() => void>();
  const app = renderWith(<CommandPalette screens={SCREENS} onChoose={onChoose} onClose={onClose} />, {
    as: claims,
  });
  return { ...app, onChoose, onClose };
}
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: /Search screens, articles/ });
const lines = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const linesOf = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const marked = () => screen.queryByRole('option', { selected: true })?.textContent;
const type = async (text: string) => userEvent.type(await field(), text);
const announced = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

describe('the command palette', () => {
  it('offers screens at once, in a combobox without a fault', async () => {
    show();
    await waitFor(async () => expect(document.activeElement).toBe(await field()));
    expect(lines()).toEqual(['Home', 'Print history', 'Settings']);
    const active = (await field()).getAttribute('aria-activedescendant');
    expect(document.getElementById(active ?? '')?.textContent).toBe('Home');
    await expectAccessible();
  });

  it('is walked with the arrows, round and round, and opens what is marked by Enter', async () => {
    const { onChoose } = show();
    await type('{ArrowDown}{ArrowDown}');
    expect(marked()).toBe('Settings');
    await type('{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(marked()).toBe('Print history');
    await type('{Enter}');
    expect(onChoose.mock.calls).toEqual([['/printhistory']]);
  });

  it('finds in groups what a member prints, and asks once for words typed in one go', async () => {
    const { onChoose } = show();
    await type('oat');
    await announced('3 results');
    expect(linesOf('Articles')).toEqual(['Oat biscuits4006381333931']);
    expect(linesOf('Labels')).toEqual(['Oat box 60 × 40']);
    expect(linesOf('Orders')).toEqual(['OAT-2026Café Öberg']);
    expect(screen.queryByRole('group', { name: 'Users' })).toBeNull();
    expect(asked().toSorted((one, other) => one.localeCompare(other))).toEqual([
      'articles oat',
      'orders oat',
    ]);
    await userEvent.click(screen.getByText('Oat box 60 × 40'));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('/print-labels/2');
  });

  it.each<[string, TestClaims, string[]]>([
    ['an administrator', { UserRole: ['Administrator'] }, ['/articles/13', '/users/9']],
    [
      'a manager',
      { UserRole: ['User', 'ArticleManager', 'LabelManager', 'OrderManager'] },
      ['/articles/13', '/labels/2', '/labels/4', '/orders/5'],
    ],
    ['a member', {}, ['/print-article/13', '/print-labels/2', '/print-order/5']],
  ])('opens the screens of %s', async (_who, claims, paths) => {
    const { onChoose } = show(claims);
    await type('oat');
    await announced(`${paths.length} results`);
    for (const option of screen.getAllByRole('option')) await userEvent.click(option);
    expect(onChoose.mock.calls.flat()).toEqual(paths);
  });

  it('asks the server for nothing below two characters', async () => {
    show();
    await type('p');
    await announced('Type one more character to search articles, labels, orders and users.');
    expect(lines()).toEqual(['Print history']);
    expect(asked()).toEqual([]);
  });

  it('never opens what was found for other words', async () => {
    api.use(
      http.get(apiUrl('articles'), async ({ request }) => {
        const words = new URL(request.url).searchParams.get('searchQuery');
        if (words !== 'oat') await delay('infinite');
        return HttpResponse.json({ data: [{ id: 13, name: 'Oat biscuits' }] });
      }),
    );
    const { onChoose } = show();
    await type('oat');
    await screen.findByText('Oat biscuits');
    await userEvent.clear(await field());
    // Types like a scanner: all at once, with Enter before any result can arrive.
    await type('4006381333931{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
    expect(lines()).toEqual([]);
  });

  it('says which search failed and why, and searches it again', async () => {
    api.fail('orders', 400, 'The database is away.');
    show();
    await type('oat');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Orders could not be searched. The database is away.');
    expect(linesOf('Articles')).toHaveLength(1);
    api.use(searched('orders', [{ orderId: 6, orderNumber: 'OAT-7' }]));
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('OAT-7')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('searches nothing that the server does not offer', async () => {
    api.fail('users', 404, 'No such call');
    show({ UserRole: ['Administrator'] });
    await type('oat');
    await announced('1 result');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that nothing was found', async () => {
    api.use(searched('articles', []), searched('orders', []));
    show();
    await type('zzz');
    await announced('Nothing found for “zzz”.');
    expect((await field()).getAttribute('aria-expanded')).toBe('false');
    await type('{Enter}{ArrowDown}');
  });

  it('remembers what was opened, for this person alone', async () => {
    const { onChoose, unmount } = show();
    await type('oat');
    await userEvent.click(await screen.findByText('Oat biscuits'));
    unmount();
    const again = show();
    await waitFor(() => expect(linesOf('Recent')).toEqual(['Oat biscuits4006381333931']));
    await type('{Enter}');
    expect([...onChoose.mock.calls, ...again.onChoose.mock.calls]).toEqual([
      ['/print-article/13'],
      ['/print-article/13'],
    ]);
    again.unmount();
    show({ UserId: 43 });
    await field();
    expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
  });

  it.each(['{Escape}', 'button'])('closes by %s', async (way) => {
    const { onClose, onChoose } = show();
    if (way === 'button') await press('Close');
    else await type(way);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(onChoose).not.toHaveBeenCalled();
  });
});
