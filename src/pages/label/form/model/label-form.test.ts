import { describe, expect, it } from 'vitest';
import { templateParts } from '@/entities/label';
import { fixedType } from '../ui/variable-rules';
import {
  changedParts,
  labelErrors,
  type LabelValues,
  NEW_LABEL,
  newLabelRequest,
  ruleRequest,
  type RuleValues,
} from './label-form';
import { whyKept } from '../ui/edit-label-screen';

const rule = (fields: Partial<RuleValues> = {}): RuleValues => ({
  variableName: 'lot',
  displayName: '',
  type: 'default',
  defaultValue: '',
  propertySize: '',
  required: false,
  editable: true,
  ...fields,
});
const saved: LabelValues = {
  name: 'Shelf',
  lineCheck: false,
  groupIds: [2, 3],
  printerIds: [],
  rules: [rule()],
};

describe('what was changed', () => {
  it.each<[string, Partial<LabelValues>, boolean, number]>([
    ['nothing', {}, false, 0],
    ['blanks around the name', { name: ' Shelf ' }, false, 0],
    ['groups in another order', { groupIds: [3, '2'] }, false, 0],
    ['the name', { name: 'Rail' }, true, 0],
    ['a printer', { printerIds: [1] }, true, 0],
    ['a rule', { rules: [rule({ required: true })] }, false, 1],
    ['blanks of a rule', { rules: [rule({ displayName: ' ', propertySize: ' ' })] }, false, 0],
    ['both', { name: 'Rail', rules: [rule({ defaultValue: 'L1' })] }, true, 1],
  ])('tells what was changed: %s', (_what, patch, details, rules) => {
    const changed = changedParts({ ...saved, ...patch }, saved);
    expect([changed.details, changed.rules.length]).toEqual([details, rules]);
  });
});

it('sends null for what is taken away', () => {
  expect(ruleRequest(rule({ propertySize: '12', displayName: ' Lot ' }))).toEqual({
    variableName: 'lot',
    type: 'default',
    displayName: 'Lot',
    defaultValue: null,
    propertySize: 12,
    required: false,
    editable: true,
  });
  expect(newLabelRequest(NEW_LABEL)).toMatchObject({ groups: [], printers: [], variables: [] });
});

it.each<[Partial<RuleValues>, readonly string[]]>([
  [{}, []],
  [{ propertySize: '40' }, []],
  [{ propertySize: '-1' }, ['propertySize of lot']],
  [{ propertySize: '3', defaultValue: 'abcd' }, ['defaultValue of lot']],
  [{ propertySize: '3', defaultValue: 'e\u0301👍🏽x' }, []],
  [{ type: 'media-ref', propertySize: '1', defaultValue: '12' }, []],
  [{ displayName: 'x'.repeat(201) }, ['displayName of lot']],
])('finds the faults of %o', (fields, errors) => {
  expect(Object.keys(labelErrors({ ...saved, rules: [rule(fields)] }))).toEqual(errors);
});

it.each([
  ['media-ref', 'default', { type: 'image', source: { variable: 'lot' } }],
  ['toggle', undefined, { type: 'text', value: 'x', visibleWhen: 'lot' }],
  ['toggle', 'toggle', { type: 'text', value: 'x', visibleWhen: 'lot' }],
  ['default', 'default', { type: 'text', value: 'Lot {{lot}}', visibleWhen: 'lot' }],
  ['media-ref', 'media-ref', { type: 'text', value: 'x', visibleWhen: 'lot' }],
  [undefined, 'default', { type: 'text', value: '{{lot}}' }],
])('knows that a variable must be %s where the template has it as %s', (fixed, type, element) => {
  const template = { variables: [{ name: 'lot', type }], elements: [element] };
  expect(fixedType(templateParts(template), 'lot')).toBe(fixed);
});

it('keeps no label whose use is not told', () => {
  expect(whyKept(undefined)).toBeUndefined();
  expect(whyKept({ articles: 5, orderLines: 0, widgets: 0, printJobs: 0 })).toBeUndefined();
});
