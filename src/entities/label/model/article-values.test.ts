import { describe, expect, it } from 'vitest';
import { buildVariable } from '../index.testing';
import { shelfTemplate } from '../testing/shelf-template';
import { articleDataValues, articleValues, type LabelledArticle } from './article-values';

const template = {
  ...shelfTemplate,
  variables: ['title', 'name', 'ean', 'lot'].map((name) => ({ name, type: 'default' as const })),
};
const value = (name: string, variableData: string) => buildVariable(name, { variableData });

const article: LabelledArticle = {
  name: 'Jam',
  externalIdentifier: 'J-1',
  gtins: ['9501101530003'],
  labels: [
    { labelId: 3, variables: [value('title', 'Strawberry jam'), value('other', 'x')] },
    { labelId: 4, variables: [value('title', 'Jam, box'), value('lot', '')] },
  ],
};

describe('the values of an article', () => {
  it.each([
    ['of the label that it carries', 4, 'Jam, box'],
    ['of another label, for one that it does not carry', undefined, 'Jam, box'],
    ['of its own label before those of others', 3, 'Strawberry jam'],
  ])('are those %s', (_what, labelId, title) => {
    expect(articleValues(article, template, labelId)).toEqual({ title, name: 'Jam', ean: '9501101530003' });
  });

  it.each(['ean', 'externalIdentifier', 'GTIN'])('are its number where it is asked for: %s', (name) => {
    const asked = { ...template, variables: [{ name, type: 'default' as const }] };
    expect(articleValues({ ...article, gtins: [], labels: [] }, asked, undefined)).toEqual({ [name]: 'J-1' });
  });

  it('are not filled in where the label has an empty value of the article itself', () => {
    const emptied = { ...article, labels: [{ labelId: 3, variables: [value('name', '')] }] };
    expect(articleValues(emptied, template, 3)).toEqual({ ean: '9501101530003' });
  });

  it('are those of the field that a computed variable names, and none of what is computed otherwise', () => {
    const computed = {
      ...template,
      version: 2,
      variables: [
        { name: 'headline', type: 'default' as const, source: { kind: 'article', field: 'name' } },
        { name: 'lot', type: 'default' as const, source: { kind: 'date', format: 'yyMMdd' } },
      ],
    };
    const carrying = { ...article, labels: [{ labelId: 9, variables: [value('lot', 'L7')] }] };
    expect(articleValues(carrying, computed, undefined)).toEqual({ headline: 'Jam' });
  });
});

describe('the values of an article by all its data', () => {
  const jam = { name: 'Jam', externalIdentifier: 'J-1' };
  const values = (articleData: readonly { key: string; data: string }[], variables: readonly object[]) =>
    articleDataValues({ ...jam, articleData }, { ...template, version: 2, variables });

  it('are its data by the names of the variables, else what it says of itself', () => {
    const variables = ['title', 'name', 'ean', 'lot'].map((name) => ({ name, type: 'default' }));
    const data = [
      { key: 'title', data: 'Strawberry jam' },
      { key: 'ean', data: '9501101530003' },
      { key: 'other', data: 'x' },
    ];
    expect(values(data, variables)).toEqual({ title: 'Strawberry jam', name: 'Jam', ean: '9501101530003' });
    expect(values([{ key: 'name', data: '' }], variables)).toEqual({ ean: 'J-1' });
  });

  it('are those of the field that a computed variable names, and none of what is computed otherwise', () => {
    const variables = [
      { name: 'headline', type: 'default', source: { kind: 'article', field: 'brand' } },
      { name: 'lot', type: 'default', source: { kind: 'date', format: 'yyMMdd' } },
      { name: 'organic', type: 'toggle' },
    ];
    const data = [
      { key: 'brand', data: 'Sunny' },
      { key: 'lot', data: 'L7' },
      { key: 'organic', data: 'Yes' },
    ];
    expect(values(data, variables)).toEqual({ headline: 'Sunny', organic: 'true' });
  });
});
