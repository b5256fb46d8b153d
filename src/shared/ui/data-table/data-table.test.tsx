import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible, renderPage } from '../../testing';
import type { Column } from './column';
import { DataTable } from './data-table';
import { RowName } from './row-name';

interface Cup {
  id: number;
  name: string;
}

const columns: readonly Column<Cup>[] = [
  {
    key: 'name',
    title: 'Cup',
    render: ({ id, name }) => <RowName to={`/cups/${id}`} name={name} detail={`No. ${id}`} />,
  },
  { key: 'id', title: 'Number', isNumeric: true, isSecondary: true, render: ({ id }) => id },
];

function show(
  rowCount: number,
  rowAt = (index: number): Cup | undefined => ({ id: index, name: `Cup ${index}` }),
) {
  const onRangeChange = vi.fn<(first: number, last: number) => void>();
  renderPage(
    <DataTable
      caption="Cups"
      columns={columns}
      rowCount={rowCount}
      rowAt={rowAt}
      keyOf={({ id }) => id}
      onRangeChange={onRangeChange}
    />,
    { path: '/cups?q=tea', route: '/cups' },
  );
  return { table: within(screen.getByRole('table', { name: 'Cups' })), onRangeChange };
}

describe('the data table', () => {
  it('is a native table with its headings, a link in each first cell and numbers marked as such', async () => {
    const { table } = show(3);
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Cup',
      'Number',
    ]);
    expect(table.getByRole('link', { name: 'Cup 1' }).getAttribute('href')).toBe('/cups/1');
    expect(table.getByRole('link', { name: 'Cup 1' }).title).toBe('Cup 1');
    expect(table.getByText('No. 1')).toBeTruthy();
    expect(table.getByRole('cell', { name: '1' }).hasAttribute('data-numeric')).toBe(true);
    await expectAccessible();
  });

  it('holds only the rows in sight, and tells their true number and place', async () => {
    const { table, onRangeChange } = show(10_000);
    const rows = table.getAllByRole('row');
    expect(rows.length).toBeLessThan(60);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001');
    expect(rows[1]?.getAttribute('aria-rowindex')).toBe('2');
    await waitFor(() => expect(onRangeChange).toHaveBeenCalledWith(0, rows.length - 3));
  });

  it('keeps the height of the rows that are not in the document', () => {
    const { table } = show(1_000);
    const rows = table.getAllByRole('row').length - 2;
    const gap = document.querySelector<HTMLElement>('td[colspan]');
    expect(gap?.style.height).toBe(`${(1_000 - rows) * 52}px`);
  });

  it('shows a placeholder for a row that is still under way', () => {
    const { table } = show(2, (index) => (index === 0 ? { id: 0, name: 'Cup 0' } : undefined));
    expect(table.getAllByRole('link')).toHaveLength(1);
    expect(table.getAllByRole('row')).toHaveLength(3);
  });

  it('is empty without rows, and tells no range', () => {
    const { table, onRangeChange } = show(0);
    expect(table.getAllByRole('row')).toHaveLength(1);
    expect(onRangeChange).not.toHaveBeenCalled();
  });
});
