import { describe, expect, it } from 'vitest';
import type { Article } from '@/entities/article';
import { buildVariable } from '@/entities/label/index.testing';
import { designTemplate } from '../testing/design-template';
import { articleValues } from './article-values';

const template = {
  ...designTemplate,
  variables: ['title', 'name', 'ean', 'lot'].map((name) => ({ name, type: 'default' as const })),
};
const samples = { title: 'title', name: 'name', ean: '4006381333931', lot: 'A1' };
const value = (name: string, variableData: string) => buildVariable(name, { variableData });

const article: Article = {
  id: 5,
  name: 'Jam',
  externalIdentifier: 'J-1',
  gtins: ['9501101530003'],
  groupId: undefined,
  labels: [
    { labelId: 3, name: 'Shelf', variables: [value('title', 'Strawberry jam'), value('other', 'x')] },
    { labelId: 4, name: 'Box', variables: [value('title', 'Jam, box'), value('lot', '')] },
  ],
  orders: [],
  modifiedAt: '',
  revision: undefined,
};

describe('the values of an article', () => {
  it.each([
    ['of the label that it carries', 4, 'Jam, box'],
    ['of another label, for one that it does not carry', undefined, 'Jam, box'],
    ['of its own label before those of others', 3, 'Strawberry jam'],
  ])('are those %s', (_what, labelId, title) => {
    expect(articleValues(article, template, labelId, samples)).toEqual({
      title,
      name: 'Jam',
      ean: '9501101530003',
      lot: 'A1',
    });
  });

  it.each(['ean', 'externalIdentifier', 'GTIN'])('are its number where it is asked for: %s', (name) => {
    const asked = { ...template, variables: [{ name, type: 'default' as const }] };
    const plain = { ...article, gtins: [], labels: [] };
    expect(articleValues(plain, asked, undefined, { [name]: 'sample' })).toEqual({ [name]: 'J-1' });
  });

  it('leave the samples where the article has nothing', () => {
    const empty = { ...article, gtins: [], labels: [] };
    expect(articleValues(empty, template, 3, samples)).toEqual({ ...samples, name: 'Jam', ean: 'J-1' });
  });
});
