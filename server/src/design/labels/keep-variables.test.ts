import type { LabelTemplate, LabelVariable } from 'label-core';
import { expect, it } from 'vitest';
import { keepVariables, nextTemplate } from './keep-variables.ts';
import { withVariableRules } from './variable-rules.ts';

const templateOf = (...variables: LabelVariable[]): LabelTemplate => ({
  format: 'platen-label',
  version: 1,
  name: 'x',
  widthMm: 50,
  heightMm: 30,
  variables,
  elements: [],
});

it.each<[string, LabelVariable, LabelVariable, LabelVariable]>([
  [
    'keeps the rules of a variable of the same name',
    { name: 'lot', type: 'default' },
    { name: 'lot', type: 'default', required: true, propertySize: 10, label: 'Lot' },
    { name: 'lot', type: 'default', required: true, propertySize: 10, label: 'Lot' },
  ],
  [
    'has no default that was removed before, though the file has one',
    { name: 'lot', type: 'default', defaultValue: 'A1' },
    { name: 'lot', type: 'default' },
    { name: 'lot', type: 'default' },
  ],
  [
    'takes the file’s variable where its type is another',
    { name: 'lot', type: 'media-ref' },
    { name: 'lot', type: 'default', required: true },
    { name: 'lot', type: 'media-ref' },
  ],
  [
    'takes a new variable as the file has it, and drops one that the file does not have',
    { name: 'batch', type: 'default', defaultValue: 'A1' },
    { name: 'lot', type: 'default', required: true },
    { name: 'batch', type: 'default', defaultValue: 'A1' },
  ],
])('a new version of a label %s', (_what, next, before, expected) => {
  expect(keepVariables(templateOf(next), templateOf(before)).variables).toEqual([expected]);
});

const withDefault = (value: string) => templateOf({ name: 'lot', type: 'default', defaultValue: value });

it.each([
  ['keep', 'L2'],
  ['file', 'L1'],
] as const)('with “%s”, the next template has the default %s', (variables, defaultValue) => {
  expect(nextTemplate(withDefault('L1'), variables)(withDefault('L2')).variables).toMatchObject([
    { defaultValue },
  ]);
});

const computed = (text: string): LabelVariable => ({
  name: 'code',
  type: 'default',
  source: { kind: 'formula', text },
});
const lot: LabelVariable = { name: 'lot', type: 'default' };

it.each<[string, LabelTemplate, LabelTemplate, number, string | undefined]>([
  [
    'as before',
    templateOf(lot, { name: 'code', type: 'default' }),
    templateOf(lot, computed('lot')),
    2,
    'lot',
  ],
  ['as the file says', templateOf(lot, computed('lot & 1')), templateOf(lot, computed('lot')), 2, 'lot & 1'],
  [
    'no longer, without what it needs',
    templateOf({ name: 'code', type: 'default' }),
    templateOf(lot, computed('lot')),
    1,
    undefined,
  ],
])('a variable of a new version is computed %s', (_how, next, before, version, text) => {
  const kept = keepVariables(next, before);
  expect(kept.version).toBe(version);
  expect(kept.variables.find(({ name }) => name === 'code')?.source).toEqual(
    text && { kind: 'formula', text },
  );
});

it('a rule of a computed variable changes neither where its value comes from nor that nobody edits it', () => {
  const template: LabelTemplate = { ...templateOf(lot, computed('lot')), version: 2 };
  const rule = { variableName: 'code', displayName: 'Code', editable: true };
  expect(withVariableRules(template, [rule]).variables[1]).toEqual({ ...computed('lot'), label: 'Code' });
});
