import { describe, expect, it } from 'vitest';
import { labelsFound } from './labels-found';

const labels = ['Étiquette 10', 'Shelf edge 70 × 32', 'Étiquette 9', 'Box', 'Grüße'].map((name, index) => ({
  labelId: index + 1,
  name,
  widthMm: 60,
  heightMm: 40,
  variables: [],
}));

describe('the labels found', () => {
  it.each([
    ['', ['Box', 'Étiquette 9', 'Étiquette 10', 'Grüße', 'Shelf edge 70 × 32']],
    ['  ', ['Box', 'Étiquette 9', 'Étiquette 10', 'Grüße', 'Shelf edge 70 × 32']],
    ['etiq', ['Étiquette 9', 'Étiquette 10']],
    ['ÉTIQ 10', ['Étiquette 10']],
    ['70 shelf', ['Shelf edge 70 × 32']],
    ['gruss', []],
    ['[', []],
  ])('finds for “%s” the labels %j', (searchQuery, names) => {
    expect(labelsFound(labels, searchQuery).map(({ name }) => name)).toEqual(names);
  });
});
