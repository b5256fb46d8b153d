import { describe, expect, it } from 'vitest';
import { buildStandardTemplate } from '@/entities/standard-label/index.testing';
import { parameterGroups } from '../ui/parameter-fields';
import { openVariables } from './preview-label';
import { findSubject, savedValues, standardErrors } from './standard-form';

const template = buildStandardTemplate();
const kept = {
  standardLabelId: 4,
  templateId: 'product-50x30',
  name: 'Ours',
  parameters: { unit: 'kg' },
  revision: 3,
};
const parameters = { company: 'Öhringen', unit: 'g', logo: '', hasFrame: 'true', nameWord: 'Name' };
const values = { name: 'Ours', labelName: '', parameters };

describe('an address', () => {
  it.each([
    ['product-50x30', undefined],
    ['4', kept],
  ])('takes the address %s for a template or a standard label', (id, expected) => {
    expect(findSubject(id, [template], [kept])).toEqual({ template, kept: expected });
  });

  it.each(['5', 'gone', ''])('takes the address %s for nothing', (id) => {
    expect(findSubject(id, [template], [kept])).toBeUndefined();
  });

  it('takes the address of a standard label whose template is gone for nothing', () => {
    expect(findSubject('4', [], [kept])).toBeUndefined();
  });
});

describe('the form begins', () => {
  it('begins the form with the template and what the organisation entered elsewhere', () => {
    const { name, parameters: first } = savedValues({ template, kept: undefined }, [
      { ...kept, parameters: { company: 'Öhringen' } },
    ]);
    expect([name, first['company'], first['unit']]).toEqual(['Product 50 × 30', 'Öhringen', 'g']);
  });

  it('begins the form with what is kept', () => {
    const { name, parameters: first } = savedValues({ template, kept }, []);
    expect([name, first['company'], first['unit']]).toEqual(['Ours', 'Your company', 'kg']);
  });
});

describe('faults', () => {
  it.each([
    [values, {}],
    [{ ...values, name: ' ' }, { name: 'Enter a name.' }],
    [{ ...values, labelName: 'x'.repeat(201) }, { labelName: 'A name can have at most 200 characters.' }],
    [
      { ...values, parameters: { ...parameters, company: ' ' } },
      { 'parameters.company': 'Company is required.' },
    ],
    [
      { ...values, parameters: { ...parameters, company: 'x'.repeat(41) } },
      { 'parameters.company': 'Company can have at most 40 characters; it has 41.' },
    ],
    [
      { ...values, parameters: { ...parameters, nameWord: '{{name}}' } },
      { 'parameters.nameWord': 'Word for the name cannot contain “{{” or “}}”.' },
    ],
  ])('finds the faults of %j', (entered, errors) => {
    expect(standardErrors(template, entered)).toEqual(errors);
  });
});

it('keeps fixed words apart from what says who and what', () => {
  const { own, words } = parameterGroups(template.parameters);
  expect([own.map(({ name }) => name), words.map(({ name }) => name)]).toEqual([
    ['company', 'unit', 'logo', 'hasFrame'],
    ['nameWord'],
  ]);
});

it('names what is filled in at print by its label', () => {
  expect(openVariables(template, {})).toEqual(['Name']);
  expect(openVariables({ ...template, template: undefined }, {})).toEqual([]);
  expect(openVariables({ ...template, template: { variables: [null, 3, { name: 'lot' }] } }, {})).toEqual([
    'lot',
  ]);
});

it('does not name what is computed', () => {
  const computed = { name: 'perUnit', source: { kind: 'formula', text: 'price / amount' } };
  expect(openVariables({ ...template, template: { variables: [{ name: 'price' }, computed] } }, {})).toEqual([
    'price',
  ]);
});

it('does not name what a chosen counter fills', () => {
  const counted = {
    ...template,
    parameters: [
      ...template.parameters,
      {
        name: 'counter',
        label: 'Counter',
        type: 'sscc' as const,
        fills: 'name',
        defaultValue: '',
        size: 80,
        isRequired: false,
        options: [],
      },
    ],
  };
  expect(openVariables(counted, { counter: 'Pallets' })).toEqual([]);
  expect(openVariables(counted, { counter: '' })).toEqual(['Name']);
});
