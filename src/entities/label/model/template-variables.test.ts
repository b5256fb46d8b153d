import { expect, it } from 'vitest';
import { templateVariables } from './template-variables';

const rules = { required: false, editable: true, propertySize: undefined };

it.each([
  ['Platen’s own words', { name: 'Batch', defaultValue: 'A 7' }, 'Batch'],
  ['the words of the specification', { variableName: 'Batch', variableData: 'A 7' }, ''],
])('reads the variables of a template in %s', (_words, variable, displayName) => {
  expect(templateVariables({ variables: [variable] })).toEqual([
    {
      ...rules,
      variableId: undefined,
      variableName: 'Batch',
      variableData: 'A 7',
      dataType: 'default',
      displayName,
    },
  ]);
});

it('reads none where there is no template, and none of what names none', () => {
  expect(templateVariables(undefined)).toEqual([]);
  expect(templateVariables({ variables: [{ title: 'Batch' }] })).toEqual([]);
  expect(templateVariables('<label/>')).toEqual([]);
});
