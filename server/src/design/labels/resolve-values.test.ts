import type { LabelVariable } from 'label-core';
import { describe, expect, it } from 'vitest';
import { resolveValues, type ArticleFacts } from './resolve-values.ts';

const article: ArticleFacts = {
  name: 'Tarte à la crème',
  externalIdentifier: '2026500000133',
  data: [
    { key: 'lot', data: 'A1' },
    { key: 'origin', data: '' },
    { key: 'EAN', data: 'own datum' },
  ],
};
const variable = (name: string, rest: Partial<LabelVariable> = {}): LabelVariable => ({
  name,
  type: 'default',
  ...rest,
});

interface Row {
  readonly rule: string;
  readonly variable: LabelVariable;
  readonly article?: ArticleFacts;
  readonly changes?: Readonly<Record<string, string>>;
  readonly value: string;
  readonly problem?: string;
}

const rows: readonly Row[] = [
  {
    rule: 'the article’s own datum comes first',
    variable: variable('lot', { defaultValue: 'D' }),
    article,
    value: 'A1',
  },
  {
    rule: 'a variable of the article has the field that its source names',
    variable: variable('title', { source: { kind: 'article', field: 'name' } }),
    article,
    value: 'Tarte à la crème',
  },
  {
    rule: 'what is computed otherwise has none, whatever default it had',
    variable: variable('lot', { defaultValue: 'D', source: { kind: 'formula', text: '1' } }),
    article,
    value: '',
  },
  {
    rule: 'an empty datum is a value',
    variable: variable('origin', { defaultValue: 'D' }),
    article,
    value: '',
  },
  {
    rule: 'the name of the article comes next',
    variable: variable('name'),
    article,
    value: 'Tarte à la crème',
  },
  {
    rule: 'the identifier fills the variable ean',
    variable: variable('ean'),
    article,
    value: '2026500000133',
  },
  {
    rule: 'the identifier fills the variable gtin',
    variable: variable('GTIN'),
    article,
    value: '2026500000133',
  },
  {
    rule: 'the identifier fills one of its own name',
    variable: variable('externalIdentifier'),
    article,
    value: '2026500000133',
  },
  { rule: 'a datum wins over a well-known name', variable: variable('EAN'), article, value: 'own datum' },
  {
    rule: 'the default of the template comes next',
    variable: variable('city', { defaultValue: 'Lyon' }),
    article,
    value: 'Lyon',
  },
  { rule: 'a variable without any value is empty', variable: variable('city'), article, value: '' },
  {
    rule: 'the default is used without an article',
    variable: variable('name', { defaultValue: 'Sample' }),
    value: 'Sample',
  },
  {
    rule: 'a toggle that is not set is off',
    variable: variable('organic', { type: 'toggle' }),
    article,
    value: 'false',
  },
  {
    rule: 'a change replaces the value',
    variable: variable('lot'),
    article,
    changes: { lot: 'B2' },
    value: 'B2',
  },
  {
    rule: 'a change may empty the value',
    variable: variable('lot'),
    article,
    changes: { lot: '' },
    value: '',
  },
  {
    rule: 'a fixed variable refuses a change',
    variable: variable('lot', { editable: false, label: 'Lot' }),
    article,
    changes: { lot: 'B2' },
    value: 'A1',
    problem: '“Lot” is fixed on this label and cannot be changed.',
  },
  {
    rule: 'repeating a fixed value is no change',
    variable: variable('lot', { editable: false }),
    article,
    changes: { lot: 'A1' },
    value: 'A1',
  },
  {
    rule: 'fixed, empty, no article: can be changed',
    variable: variable('ean', { editable: false }),
    changes: { ean: '2026500000133' },
    value: '2026500000133',
  },
  {
    rule: 'fixed with a default: cannot be changed',
    variable: variable('maker', { editable: false, label: 'Maker', defaultValue: 'Demo Bakery' }),
    changes: { maker: 'Somebody else' },
    value: 'Demo Bakery',
    problem: '“Maker” is fixed on this label and cannot be changed.',
  },
  {
    rule: 'fixed, empty in the article: stays empty',
    variable: variable('colour', { editable: false, label: 'Colour' }),
    article,
    changes: { colour: 'red' },
    value: '',
    problem: '“Colour” is fixed on this label and cannot be changed.',
  },
  {
    rule: 'an unknown variable cannot be changed',
    variable: variable('lot'),
    article,
    changes: { colour: 'red' },
    value: 'A1',
    problem: 'This label has no variable “colour”.',
  },
];

describe('the function resolveValues', () => {
  it.each(rows)(
    'follows the rule: $rule',
    ({ variable: only, article: from, changes = {}, value, problem }) => {
      const { values, problems } = resolveValues({ variables: [only], article: from, changes });
      expect(values).toEqual({ [only.name]: value });
      expect(problems.map(({ message }) => message)).toEqual(problem === undefined ? [] : [problem]);
    },
  );

  it('is not misled by names that every object has', () => {
    const { values } = resolveValues({ variables: [variable('constructor')], article, changes: {} });
    expect(values['constructor']).toBe('');
  });
});
