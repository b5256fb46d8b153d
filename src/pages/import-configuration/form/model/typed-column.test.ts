import { expect, it } from 'vitest';
import { formatColumn, readColumn } from './typed-column';

it.each<[string, boolean, string | number | undefined]>([
  ['Bezeichnung', true, 'Bezeichnung'],
  ['  EAN ', true, 'EAN'],
  ['#3', true, 2],
  ['# 3', true, 2],
  ['3', true, '3'],
  ['', true, undefined],
  ['3', false, 2],
  ['#3', false, 2],
  ['0', false, undefined],
  ['501', false, undefined],
  ['Name', false, undefined],
  ['', false, undefined],
])('reads “%s” (headings: %s) as column %s', (words, hasHeader, column) => {
  expect(readColumn(words, hasHeader)).toBe(column);
});

it('shows a column as it is typed', () => {
  expect([formatColumn('EAN'), formatColumn(0)]).toEqual(['EAN', '#1']);
});
