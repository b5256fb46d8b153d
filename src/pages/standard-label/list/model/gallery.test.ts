import { describe, expect, it } from 'vitest';
import { buildStandardTemplate } from '@/entities/standard-label/index.testing';
import { findItems, galleryItems } from './gallery';
import { templateSize } from './template-size';

const product = buildStandardTemplate();
const shelf = buildStandardTemplate({
  templateId: 'shelf',
  name: 'Shelf edge',
  kind: 'Shelf',
  description: 'A price.',
  widthMm: 70,
  heightMm: 38,
});
const kept = {
  standardLabelId: 4,
  templateId: 'product-50x30',
  name: 'Öhringer Glas',
  parameters: { company: 'Öhringen' },
  revision: 1,
};
const { own, offered } = galleryItems(
  [product, shelf],
  [kept, { ...kept, standardLabelId: 5, templateId: 'gone' }],
);
const all = [...own, ...offered];

describe('the gallery', () => {
  it('lists what the organisation keeps and what is offered, drawn with the organisation’s parameters', () => {
    expect(own.map(({ key, id, name, origin }) => [key, id, name, origin])).toEqual([
      ['kept-4', 4, 'Öhringer Glas', 'Product 50 × 30'],
    ]);
    expect(offered.map(({ id }) => id)).toEqual(['product-50x30', 'shelf']);
    expect(all.map(({ values }) => values['company'])).toEqual(['Öhringen', 'Öhringen', 'Öhringen']);
    expect(own[0]?.values['name']).toBe('Strawberry jam');
  });

  it.each([
    [{}, ['Öhringer Glas', 'Product 50 × 30', 'Shelf edge']],
    [{ search: 'ohringer' }, ['Öhringer Glas']],
    [{ search: 'price shelf' }, ['Shelf edge']],
    [{ search: 'product' }, ['Öhringer Glas', 'Product 50 × 30']],
    [{ kind: 'Shelf' }, ['Shelf edge']],
    [{ size: 'small' }, ['Öhringer Glas', 'Product 50 × 30']],
    [{ size: 'medium', kind: 'Product' }, []],
  ])('finds in the gallery for %j %j', (filter, names) => {
    expect(findItems(all, { search: '', kind: '', size: '', ...filter }).map(({ name }) => name)).toEqual(
      names,
    );
  });

  it.each([
    [60, 30, 'small'],
    [30, 61, 'medium'],
    [110, 60, 'medium'],
    [102, 152, 'large'],
    [undefined, 30, undefined],
  ])('calls a label of %s × %s mm %s', (widthMm, heightMm, size) => {
    expect(templateSize({ widthMm, heightMm })).toBe(size);
  });
});
