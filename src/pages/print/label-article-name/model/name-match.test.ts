import { describe, expect, it } from 'vitest';
import { buildArticle } from '@/entities/article/index.testing';
import { matchName } from './name-match';

const label = { labelId: 3, name: 'Shelf', variables: [] };
const other = { ...label, labelId: 4 };
const articles = [
  buildArticle({ id: 1, name: 'Crème', labels: [label] }),
  buildArticle({ id: 2, name: 'Crème', labels: [other] }),
  buildArticle({ id: 3, name: 'Crème brûlée', labels: [label] }),
  buildArticle({ id: 4, name: 'crème', labels: [label] }),
  buildArticle({ id: 5, name: 'Twin', labels: [label, other] }),
  buildArticle({ id: 6, name: ' Twin ', labels: [label] }),
];

describe('what is found for a name', () => {
  it.each([
    ['Crème', [1], [2]],
    ['Cre\u0300me', [1], [2]],
    ['Crè', [], []],
    ['CRÈME', [], []],
    ['Twin', [5, 6], []],
    ['nothing', [], []],
  ])('finds for the name “%s” %j that carry the label, and %j that do not', (name, carrying, others) => {
    const found = matchName(articles, name, 3);
    expect(found.carrying.map(({ id }) => id)).toEqual(carrying);
    expect(found.others.map(({ id }) => id)).toEqual(others);
  });
});
