import { layout } from 'label-core';
import { loadFontSet } from 'label-core/pdf';
import { expect, it } from 'vitest';
import { productLarge } from './product-large.ts';

const fonts = loadFontSet();
const nodesWith = (allergens: string) =>
  layout(
    productLarge,
    { name: 'Milk', ingredients: 'milk', origin: 'Sweden', ean: '9501101530003', allergens },
    { dpi: 203, fonts },
  ).nodes.filter(({ elementId }) => elementId === 'allergens');

it('has a line of allergens only where they are known: nothing stated is not “none”', () => {
  expect(nodesWith('milk')).not.toEqual([]);
  expect(nodesWith('')).toEqual([]);
});
