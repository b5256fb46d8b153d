import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible, press, renderPage } from '../../testing';
import { RowName, type Column } from '../data-table';
import type { BulkAction } from './bulk-bar';
import { DataList } from './data-list';
import type { RowTexts } from './row-texts';
import type { ListFilter } from './list-filter';

const cupsOf = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'cup' : 'cups'}`;
const ROW_TEXTS: RowTexts = {
  count: ({ count }) => cupsOf(count),
  countOf: ({ shown, count }) => `${shown.toLocaleString('en')} of ${cupsOf(count)}`,
  noneFor: ({ search }) => `No cups found for “${search}”.`,
  noneForFilters: 'No cups match the filters.',
  noneForBoth: ({ search }) => `No cups found for “${search}” with these filters.`,
  selected: ({ count }) => `${cupsOf(count)} selected`,
};

interface Cup {
  id: number;
  name: string;
  size: number | undefined;
  isWhole: boolean;
}

const cup = (id: number, name: string, size: number | undefined, isWhole = true): Cup => ({
  id,
  name,
  size,
  isWhole,
});
const cups = [
  cup(1, 'Tea cup', 2),
  cup(2, 'Mug 10', undefined),
  cup(3, 'Mug 9', 3, false),
  cup(4, 'Crème', 1),
];

const columns: readonly Column<Cup>[] = [
  {
    key: 'name',
    title: 'Cup',
    sortBy: ({ name }) => name,
    render: ({ id, name }) => <RowName to={`/cups/${id}`} name={name} />,
  },
  {
    key: 'size',
    title: 'Size',
    isNumeric: true,
    isOptional: true,
    sortBy: ({ size }) => size,
    render: ({ size }) => size ?? '–',
  },
  { key: 'state', title: 'State', render: ({ isWhole }) => (isWhole ? 'Whole' : 'Broken') },
];
const filters: readonly ListFilter<Cup>[] = [
  {
    key: 'state',
    label: 'State',
    options: [
      { value: 'whole', text: 'Whole' },
      { value: 'broken', text: 'Broken' },
    ],
    matches: ({ isWhole }, value) => isWhole === (value === 'whole'),
  },
];

function show({
  rows = cups,
  path = '/cups',
  bulkActions,
}: { rows?: readonly Cup[]; path?: string; bulkActions?: readonly BulkAction<Cup>[] } = {}) {
  return renderPage(
    <DataList
      caption="Cups"
      rowTexts={ROW_TEXTS}
      rows={rows}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      columns={columns}
      search={{ label: 'Search cups', textOf: ({ name }) => name }}
      filters={filters}
      defaultSort={{ key: 'name', isDescending: false }}
      empty="No cups yet."
      {...(bulkActions && { bulkActions })}
    />,
    { path, route: '/cups' },
  );
}

const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const heading = (name: string) => screen.getByRole('columnheader', { name });

afterEach(() => vi.unstubAllGlobals());

describe('the order', () => {
  it('opens a list in its order, and changes it by a press on a heading, in the address too', async () => {
    const { location } = show();
    expect(names()).toEqual(['Crème', 'Mug 9', 'Mug 10', 'Tea cup']);
    expect(heading('Cup').getAttribute('aria-sort')).toBe('ascending');
    await press('Size');
    expect(location()).toBe('/cups?sort=size');
    expect(names()).toEqual(['Crème', 'Tea cup', 'Mug 9', 'Mug 10']);
    await press('Size');
    expect(location()).toBe('/cups?sort=-size');
    expect(names()).toEqual(['Mug 9', 'Tea cup', 'Crème', 'Mug 10']);
    expect(heading('Size').getAttribute('aria-sort')).toBe('descending');
    expect(heading('Cup').getAttribute('aria-sort')).toBe('none');
  });

  it('orders by no column that has no order, nor by one nobody knows', () => {
    show({ path: '/cups?sort=-state' });
    expect(names()).toEqual(['Crème', 'Mug 9', 'Mug 10', 'Tea cup']);
    expect(screen.queryByRole('button', { name: 'State' })).toBeNull();
    expect(heading('State').hasAttribute('aria-sort')).toBe(false);
  });
});

it('tells the total above the rows: below a long list nobody reads it', () => {
  show();
  const total = screen.getByText('4 cups');
  const place = total.compareDocumentPosition(screen.getByRole('table'));
  expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

describe('narrowing', () => {
  it('narrows by words in the address, with the number found said aloud', async () => {
    const { location } = show();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search cups' }), 'mug{Enter}');
    expect(location()).toBe('/cups?q=mug');
    expect(names()).toEqual(['Mug 9', 'Mug 10']);
    expect(screen.getByRole('status').textContent).toBe('2 of 4 cups');
  });

  it('narrows by a filter in the address; both together can find nothing, and are cleared at once', async () => {
    const { location } = show({ path: '/cups?q=tea&sort=size' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'broken');
    expect(location()).toBe('/cups?q=tea&sort=size&state=broken');
    expect(screen.getByText('No cups found for “tea” with these filters.')).toBeTruthy();
    await press('Clear search and filters');
    expect(location()).toBe('/cups?sort=size');
    expect(names()).toHaveLength(4);
  });

  it('lets everything through by a value that is no option', () => {
    show({ path: '/cups?state=%3Cb%3E' });
    expect(names()).toHaveLength(4);
    expect(screen.getAllByText('4 cups').length).toBeGreaterThan(0);
  });

  it('says what was searched for in vain', () => {
    show({ path: '/cups?q=zzz' });
    expect(screen.getByText('No cups found for “zzz”.')).toBeTruthy();
    expect(screen.getByRole('searchbox').getAttribute('value')).toBe('zzz');
  });
});

describe('columns', () => {
  it('hides columns that need not be there, in the address too', async () => {
    const { location } = show();
    await press('Columns');
    expect(screen.queryByRole('checkbox', { name: 'Cup' })).toBeNull();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Size' }));
    expect(location()).toBe('/cups?hide=size');
    expect(screen.queryByRole('columnheader', { name: 'Size' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Size' }));
    expect(location()).toBe('/cups');
  });
});

describe('ticked rows', () => {
  const run = vi.fn<(rows: readonly Cup[]) => void>();
  const bulkActions: readonly BulkAction<Cup>[] = [
    {
      key: 'mend',
      text: (count) => `Mend ${count} cups`,
      appliesTo: ({ isWhole }) => !isWhole,
      run,
    },
    { key: 'wash', text: (count) => `Wash ${count} cups`, run },
  ];
  it('gives rows boxes only where something can be done to them', () => {
    show();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('tells each action the ticked rows it applies to', async () => {
    show({ bulkActions });
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
    await tick('Select Tea cup');
    expect(screen.queryByRole('button', { name: /^Mend/ })).toBeNull();
    await tick('Select Mug 9');
    const bar = within(screen.getByRole('group', { name: 'Selection' }));
    expect(bar.getByRole('status').textContent).toBe('2 cups selected');
    await userEvent.click(bar.getByRole('button', { name: 'Mend 1 cups' }));
    await userEvent.click(bar.getByRole('button', { name: 'Wash 2 cups' }));
    expect(run.mock.calls.map(([rows]) => rows.map(({ id }) => id))).toEqual([[3], [3, 1]]);
  });

  it('never ticks rows that are filtered away', async () => {
    const { goTo } = show({ bulkActions });
    await tick('Select all');
    expect(screen.getByText('4 cups selected')).toBeTruthy();
    await goTo('/cups?q=mug');
    expect(screen.getByText('2 cups selected')).toBeTruthy();
    await tick('Select all');
    expect(screen.queryByText(/selected/)).toBeNull();
  });

  it('clears the ticked rows, and tells in the box of all how many are ticked', async () => {
    show({ bulkActions });
    await tick('Select Tea cup');
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    expect(all.indeterminate).toBe(true);
    await press('Clear selection');
    expect(all.indeterminate).toBe(false);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Tea cup' }).checked).toBe(false);
  });
});

it('shows the empty state of a list while there is not a single row', () => {
  show({ rows: [], path: '/cups?q=tea' });
  expect(screen.getByText('No cups yet.')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('offers the order in a choice on a phone, where there are no headings', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { location } = show();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), '-size');
  expect(location()).toBe('/cups?sort=-size');
  await waitFor(() => expect(names()[0]).toBe('Mug 9'));
});

it('is accessible when ticked and narrowed', async () => {
  show({ path: '/cups?q=u', bulkActions: [{ key: 'x', text: () => 'Do', run: () => undefined }] });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await expectAccessible();
});
