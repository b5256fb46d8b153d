import { describe, expect, it } from 'vitest';
import type { LabelVariable } from '../template/template-schema.ts';
import { sampleTemplate } from '../testing/sample-template.ts';
import { checkValues } from './check-values.ts';
import { type LabelValues, resolveValues } from './label-values.ts';

function messages(variable: Omit<LabelVariable, 'name'>, values: LabelValues): readonly string[] {
  const template = sampleTemplate({ variables: [{ name: 'lot', ...variable }] });
  return checkValues(template, resolveValues(template, values)).map(({ message }) => message);
}

describe('the check of a variable', () => {
  it.each<[string, Omit<LabelVariable, 'name'>, LabelValues, readonly string[]]>([
    ['accepts a required value that is there', { type: 'default', required: true }, { lot: 'x' }, []],
    [
      'refuses a required value that is missing',
      { type: 'default', required: true },
      {},
      ['Variable “lot” is empty; it is required.'],
    ],
    [
      'refuses a required value of blanks',
      { type: 'default', required: true },
      { lot: ' \n' },
      ['Variable “lot” is empty; it is required.'],
    ],
    [
      'accepts a missing required value with a default',
      { type: 'default', required: true, defaultValue: 'x' },
      {},
      [],
    ],
    [
      'refuses an emptied required value with a default',
      { type: 'default', required: true, defaultValue: 'x' },
      { lot: '' },
      ['Variable “lot” is empty; it is required.'],
    ],
    ['accepts an optional value that is missing', { type: 'default' }, {}, []],
    [
      'accepts a value exactly as long as allowed',
      { type: 'default', propertySize: 5 },
      { lot: 'cre\u0300me' },
      [],
    ],
    [
      'refuses a value one character too long',
      { type: 'default', propertySize: 5 },
      { lot: 'crèmes' },
      ['Variable “lot” has 6 characters; at most 5 are allowed.'],
    ],
    [
      'accepts two emoji where two characters are allowed',
      { type: 'default', propertySize: 2 },
      { lot: '👍🏽👍🏽' },
      [],
    ],
    [
      'refuses a value too long for any label',
      { type: 'default' },
      { lot: 'a'.repeat(10_001) },
      ['Variable “lot” has 10001 characters; at most 10000 are allowed.'],
    ],
    ['accepts a toggle that is on', { type: 'toggle' }, { lot: 'true' }, []],
    ['accepts a toggle that is not set', { type: 'toggle' }, {}, []],
    [
      'refuses a toggle with the value yes',
      { type: 'toggle' },
      { lot: 'yes' },
      ['Variable “lot” must be “true” or “false”.'],
    ],
    [
      'does not take an inherited property as a value',
      { type: 'default', required: true },
      Object.create({ lot: 'x' }),
      ['Variable “lot” is empty; it is required.'],
    ],
    [
      'names the label of a variable whose value is missing',
      { type: 'default', label: 'Lot number', required: true },
      {},
      ['Variable “Lot number” is empty; it is required.'],
    ],
    ['accepts a value of a variable that is not on the label', { type: 'default' }, { other: 'x' }, []],
  ])('%s', (_name, variable, values, expected) => {
    expect(messages(variable, values)).toEqual(expected);
  });
});
