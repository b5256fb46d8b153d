import { expect, it } from 'vitest';
import { buildWidget } from '@/entities/widget/index.testing';
import { matching } from './matching';

const shelf = buildWidget({ id: 1, name: 'Crème shelf', labelName: 'Shelf edge', printerName: 'dock' });
const pallet = buildWidget({ id: 2, name: 'Pallet', labelName: 'Shipping', printerDisplayName: 'Dock 3' });

it.each([
  ['', [1, 2]],
  ['  ', [1, 2]],
  ['creme', [1]],
  ['CRÈME edge', [1]],
  ['dock', [1, 2]],
  ['dock pallet', [2]],
  ['pallet edge', []],
  ['(', []],
])('finds for “%s” the widgets %j', (search, ids) => {
  expect(matching([shelf, pallet], search).map(({ id }) => id)).toEqual(ids);
});
