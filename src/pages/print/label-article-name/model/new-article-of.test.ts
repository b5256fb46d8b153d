import { expect, it } from 'vitest';
import { buildVariable } from '@/entities/label/index.testing';
import { nameValues } from './article-name';
import { newArticleOf } from './new-article-of';

it('makes an article of what was entered, without what is empty', () => {
  const variables = [
    buildVariable('name', { propertySize: 200 }),
    buildVariable('organic', { dataType: 'toggle' }),
    buildVariable('maker', { editable: false }),
    buildVariable('note'),
  ];
  const values = { name: '50 % Jam/Honey', organic: 'true', maker: 'Demo', note: '' };
  expect(newArticleOf({ name: '50 % Jam/Honey', labelId: 3, variables, values })).toEqual({
    name: '50 % Jam/Honey',
    labelId: 3,
    articleData: [
      {
        key: 'name',
        data: '50 % Jam/Honey',
        editable: true,
        propertyType: 'default',
        propertySize: 200,
        isExtra: false,
      },
      {
        key: 'organic',
        data: 'true',
        editable: true,
        propertyType: 'toggle',
        propertySize: 2000,
        isExtra: false,
      },
      {
        key: 'maker',
        data: 'Demo',
        editable: false,
        propertyType: 'default',
        propertySize: 2000,
        isExtra: false,
      },
    ],
  });
});

it.each([
  [['name'], { name: 'Jam' }],
  [['Name', 'ean'], { Name: 'Jam' }],
  [['articleName'], { articleName: 'Jam' }],
  [['name', 'ArticleName'], { name: 'Jam', ArticleName: 'Jam' }],
  [['title', 'nickname', 'names'], undefined],
  [[], undefined],
])('takes of the variables %j those that every article fills with its name', (names, values) => {
  expect(
    nameValues(
      names.map((name) => buildVariable(name)),
      'Jam',
    ),
  ).toEqual(values);
});

it('leaves a name alone that is not to be filled in', () => {
  expect(
    nameValues([buildVariable('name', { editable: false, variableData: 'Demo' })], 'Jam'),
  ).toBeUndefined();
});
