import { expect, it } from 'vitest';
import { sampleChoices } from './sample-choices';

const template = (...names: string[]) => ({
  variables: names.map((name) => ({ name, type: 'default', defaultValue: `${name} of the label` })),
  elements: [],
});
const published = template('title', 'weight');
const pending = template('title', 'lot');
const choices = (rows: { name: string; values: Record<string, string> }[]) =>
  sampleChoices(
    [published, pending],
    rows,
    [{ id: 'longest', words: 'Longest allowed', values: { title: 'MMMM', lot: 'MMMM' } }],
    'Sample values',
  );

it('begins the choices with the test data, and fills in what a row does not name', () => {
  expect(choices([{ name: 'Tart', values: { title: 'Tarte' } }])).toEqual([
    {
      id: 'row-0',
      group: 'test-data',
      words: 'Tart',
      row: 0,
      values: { title: 'Tarte', weight: 'weight of the label', lot: 'lot of the label' },
    },
    {
      id: 'sample',
      group: 'label',
      words: 'Sample values',
      values: {
        title: 'title of the label',
        weight: 'weight of the label',
        lot: 'lot of the label',
      },
    },
    {
      id: 'stress-longest',
      group: 'stress',
      words: 'Longest allowed',
      values: { title: 'MMMM', weight: 'weight of the label', lot: 'MMMM' },
    },
  ]);
});

it('begins the choices with the label’s own sample where there is no test data', () => {
  expect(choices([]).map(({ id }) => id)).toEqual(['sample', 'stress-longest']);
});
