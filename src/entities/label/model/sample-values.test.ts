import { expect, it } from 'vitest';
import type { LabelVariable } from '../api/label-variable-schema';
import { sampleValues } from './sample-values';
import { templateParts } from './template-parts';

const variable = (fields: Partial<LabelVariable> = {}): LabelVariable => ({
  variableId: undefined,
  variableName: 'x',
  variableData: '',
  propertySize: undefined,
  dataType: 'default',
  required: false,
  editable: true,
  displayName: '',
  ...fields,
});
const barcode = (symbology: string, value: string) =>
  templateParts({ variables: [], elements: [{ type: 'barcode', symbology, value }] });

it.each<[string, ReturnType<typeof templateParts>, Partial<LabelVariable>, string]>([
  ['the default', undefined, { variableData: 'L1' }, 'L1'],
  ['its name where nothing is known', undefined, {}, 'x'],
  ['what people read', undefined, { displayName: 'Lot' }, 'Lot'],
  ['no more characters than allowed', undefined, { displayName: 'Ingredients', propertySize: 4 }, 'Ingr'],
  ['a right EAN-13', barcode('ean13', '{{x}}'), {}, '4006381333931'],
  ['something for a code that takes anything', barcode('code128', 'A-{{x}}'), {}, '12345'],
  ['fourteen digits for (01)', barcode('gs1-128', '(01){{x}}(10){{lot}}'), {}, '04006381333931'],
  ['thirteen where the zero stands there', barcode('gs1datamatrix', '(01)0{{x}}'), {}, '4006381333931'],
  ['a date for (17)', barcode('gs1-128', '(01){{ean}}(17){{x}}'), {}, '271231'],
  ['a switch that is on', undefined, { dataType: 'toggle' }, 'true'],
  ['no picture of its own', undefined, { dataType: 'media-ref' }, ''],
])('fills a sample in with %s', (_what, template, fields, value) => {
  expect(sampleValues(template, [variable(fields)])).toEqual({ x: value });
});

const source = (name: string, of: object) =>
  templateParts({ variables: [{ name, source: of }], elements: [] });

it('leaves out what is computed, fills in a date where one is needed, and what an article would say', () => {
  const counter = source('x', { kind: 'counter', counter: 'c', per: 'label' });
  expect(sampleValues(counter, [variable()])).toEqual({});
  const date = source('y', { kind: 'date', base: 'x', format: 'd' });
  expect(sampleValues(date, [variable(), variable({ variableName: 'y' })])).toEqual({ x: '2027-01-31' });
  expect(sampleValues(source('x', { kind: 'article', field: 'f' }), [variable()])).toEqual({ x: 'x' });
});

it('reads no template of another kind', () => {
  expect(templateParts({ format: 'other' })).toBeUndefined();
});
