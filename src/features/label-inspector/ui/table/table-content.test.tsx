import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TableElement } from 'label-core';
import { describe, expect, it } from 'vitest';
import { field, fill, press } from '@/shared/testing';
import { designedLabel } from '../../testing/designed-label';
import { showInspector } from '../../testing/show-inspector';

const table: TableElement = {
  type: 'table',
  id: 'nutrition',
  xMm: 2,
  yMm: 2,
  widthMm: 50,
  heightMm: 20,
  columns: [{}, { align: 'right' }],
  rows: [
    { cells: [{ value: 'Food' }, { value: 'per 100 g' }], header: true },
    { cells: [{ value: 'Fat' }, { value: '{{fat}}' }] },
  ],
  markup: true,
  sizePt: 8,
};
const label = {
  ...designedLabel,
  version: 2 as const,
  variables: [...designedLabel.variables, { name: 'fat', type: 'default' as const, label: 'Fat' }],
  elements: [...designedLabel.elements, table],
};

const shown = () => {
  const { element, edits } = showInspector(['nutrition'], { template: label });
  const present = () => element('nutrition') as TableElement;
  return {
    edits,
    table: present,
    rows: () => present().rows.map(({ cells }) => cells.map(({ value }) => value).join('|')),
  };
};

const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the table of the inspector', () => {
  it('changes the chosen cell', async () => {
    const { rows } = shown();
    await choose('Row 2, cell 1: Fat');
    await userEvent.type(field('Row 2, column 1'), ' (total)');
    // A letter is passed on after the frame that shows it.
    await waitFor(() => expect(rows()).toEqual(['Food|per 100 g', 'Fat (total)|{{fat}}']));
  });

  it('goes from cell to cell by the arrow keys, within the table', async () => {
    shown();
    await choose('Row 1, cell 1: Food');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowDown}');
    const cell = screen.getByRole('button', { name: 'Row 2, cell 2: {{fat}}' });
    expect([document.activeElement, cell.getAttribute('aria-pressed')]).toEqual([cell, 'true']);
    expect(field('Row 2, column 2').value).toBe('{{fat}}');
  });

  it('sets what is selected in a cell apart', async () => {
    const { rows } = shown();
    await choose('Row 2, cell 1: Fat');
    const content = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Row 2, column 1' });
    content.focus();
    content.setSelectionRange(0, 3);
    await press('Bold');
    expect(rows()[1]).toBe('<b>Fat</b>|{{fat}}');
  });

  it('adds, moves and deletes rows', async () => {
    const { rows, table: present } = shown();
    await choose('Row 2, cell 1: Fat');
    await press('Insert a row below');
    expect(rows()).toEqual(['Food|per 100 g', 'Fat|{{fat}}', '|']);
    await press('Move the row up');
    expect(rows()).toEqual(['Food|per 100 g', '|', 'Fat|{{fat}}']);
    await press('Delete the row');
    expect(rows()).toEqual(['Food|per 100 g', 'Fat|{{fat}}']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Header' }));
    expect(present().rows[0]).not.toHaveProperty('header');
  });

  it('adds, moves, sizes and deletes columns', async () => {
    const { rows, table: present } = shown();
    await press('Insert a column on the right');
    expect(rows()).toEqual(['Food||per 100 g', 'Fat||{{fat}}']);
    await press('Move the column right');
    expect(rows()).toEqual(['Food|per 100 g|', 'Fat|{{fat}}|']);
    await fill({ 'Column width (mm)': '12' });
    await userEvent.keyboard('{Enter}');
    expect(present().columns[2]).toEqual({ widthMm: 12 });
    await press('Delete the column');
    expect(present().columns).toEqual(table.columns);
  });

  it('lets a cell cover more columns', async () => {
    const { rows, table: present } = shown();
    await fill({ 'Columns covered': '2' });
    await userEvent.keyboard('{Enter}');
    expect(rows()[0]).toBe('Food');
    expect(present().rows[0]?.cells).toEqual([{ value: 'Food', colspan: 2 }]);
  });

  it('has the smallest x-heights of the law, and others', async () => {
    const { table: present } = shown();
    const choice = screen.getByRole('combobox', { name: 'Smallest x-height' });
    await userEvent.selectOptions(choice, '1.2 mm');
    expect(present().minXHeightMm).toBe(1.2);
    await userEvent.selectOptions(choice, 'Own');
    await fill({ 'x-height (mm)': '1.5' });
    await userEvent.keyboard('{Enter}');
    expect(present().minXHeightMm).toBe(1.5);
    await userEvent.selectOptions(choice, 'None');
    expect(present()).not.toHaveProperty('minXHeightMm');
  });
});
