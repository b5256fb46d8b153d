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
    rule: 'an empty datum is a value',
    variable: variable('origin', { defaultValue: 'D' }),
    article,
    value: '',
  },
  {
    rule: 'then what every article knows: its name',
    variable: variable('name'),
    article,
    value: 'Tarte à la crème',
  },
  { rule: 'the identifier by the name ean', variable: variable('ean'), article, value: '2026500000133' },
  { rule: 'the identifier by the name gtin', variable: variable('GTIN'), article, value: '2026500000133' },
  {
    rule: 'the identifier by its own name',
    variable: variable('externalIdentifier'),
    article,
    value: '2026500000133',
  },
  { rule: 'a datum wins over a well-known name', variable: variable('EAN'), article, value: 'own datum' },
  {
    rule: 'then the template’s default',
    variable: variable('city', { defaultValue: 'Lyon' }),
    article,
    value: 'Lyon',
  },
  { rule: 'else nothing', variable: variable('city'), article, value: '' },
  {
    rule: 'without an article the default stands',
    variable: variable('name', { defaultValue: 'Sample' }),
    value: 'Sample',
  },
  {
    rule: 'a toggle nobody set is off',
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
    rule: 'a fixed variable that nothing fills takes a change where there is no article',
    variable: variable('ean', { editable: false }),
    changes: { ean: '2026500000133' },
    value: '2026500000133',
  },
  {
    rule: 'a fixed variable that the template fills refuses a change without an article, too',
    variable: variable('maker', { editable: false, label: 'Maker', defaultValue: 'Demo Bakery' }),
    changes: { maker: 'Somebody else' },
    value: 'Demo Bakery',
    problem: '“Maker” is fixed on this label and cannot be changed.',
  },
  {
    rule: 'a fixed variable that the article leaves empty stays empty',
    variable: variable('colour', { editable: false, label: 'Colour' }),
    article,
    changes: { colour: 'red' },
    value: '',
    problem: '“Colour” is fixed on this label and cannot be changed.',
  },
  {
    rule: 'a change of a variable the label has not is refused',
    variable: variable('lot'),
    article,
    changes: { colour: 'red' },
    value: 'A1',
    problem: 'This label has no variable “colour”.',
  },
];

describe('resolveValues', () => {
  it.each(rows)('$rule', ({ variable: only, article: from, changes = {}, value, problem }) => {
    const { values, problems } = resolveValues({ variables: [only], article: from, changes });
    expect(values).toEqual({ [only.name]: value });
    expect(problems.map(({ message }) => message)).toEqual(problem === undefined ? [] : [problem]);
  });

  it('is not misled by names that every object has', () => {
    const { values } = resolveValues({ variables: [variable('constructor')], article, changes: {} });
    expect(values['constructor']).toBe('');
  });
});
