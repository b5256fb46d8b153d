import { parseLabelTemplate } from 'label-core';
import { expect, it } from 'vitest';
import { buildVariable, shelfTemplate } from '@/entities/label/index.testing';
import { articlesToCheck } from './articles-to-check';

const template = parseLabelTemplate({
  ...shelfTemplate,
  variables: [
    ...shelfTemplate.variables,
    { name: 'lot', type: 'default', required: true, label: 'Lot' },
    { name: 'unit', type: 'default', defaultValue: 'kg' },
    { name: 'origin', type: 'default', editable: false },
    { name: 'organic', type: 'toggle' },
    { name: 'photo', type: 'media-ref' },
  ],
});
const article = (id: number, values: Readonly<Record<string, string>>) => ({
  id,
  labelId: 4,
  name: `Article ${id}`,
  externalIdentifier: `A-${id}`,
  gtins: [],
  labels: [
    {
      labelId: 4,
      name: 'Shelf',
      variables: [
        ...Object.entries(values).map(([name, variableData]) => buildVariable(name, { variableData })),
        buildVariable('organic', { dataType: 'toggle', variableData: 'True' }),
      ],
    },
  ],
});

it('lays articles out with what every article fills, for variables that are new in the design', () => {
  const designed = { ...template, variables: [{ name: 'name', type: 'default' as const }] };
  const { articles, sampled } = articlesToCheck(designed, [article(1, {})]);
  expect([sampled, articles[0]?.values]).toEqual([[], { name: 'Article 1' }]);
});

it('lays articles out with their own values, and with samples where none of them has one', () => {
  const { articles, sampled } = articlesToCheck(template, [
    article(1, { title: 'Oats', ean: '9501101530003', lot: '', unit: '' }),
    article(2, { title: '', ean: '', lot: '' }),
  ]);
  expect(sampled).toEqual(['Lot']);
  expect(articles).toEqual([
    {
      id: 1,
      name: 'Article 1',
      values: { title: 'Oats', ean: '9501101530003', lot: 'Lot', organic: 'true' },
    },
    { id: 2, name: 'Article 2', values: { lot: 'Lot', organic: 'true' } },
  ]);
});

it('lays articles out with all their values, where the label is not published or has new variables', () => {
  const articleData = [
    { key: 'title', data: 'Oats' },
    { key: 'ean', data: '9501101530003' },
    { key: 'unit', data: '' },
    { key: 'organic', data: 'True' },
    { key: 'other', data: 'x' },
  ];
  const { articles, sampled } = articlesToCheck(template, [
    { id: 1, name: 'Article 1', externalIdentifier: 'A-1', articleData },
  ]);
  expect(sampled).toEqual(['Lot']);
  expect(articles[0]?.values).toEqual({
    title: 'Oats',
    ean: '9501101530003',
    lot: 'Lot',
    organic: 'true',
  });
});
