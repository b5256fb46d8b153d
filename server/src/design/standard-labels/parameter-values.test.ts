import { describe, expect, it } from 'vitest';
import { bakeTemplate } from './bake-template.ts';
import { checkParameters } from './parameter-values.ts';
import type { StandardTemplate, TemplateParameter } from './standard-template.ts';
import { ask, own, picture, text } from './template-parts.ts';

const template = (...parameters: readonly TemplateParameter[]): StandardTemplate => ({
  templateId: 'sample',
  name: 'Sample',
  kind: 'Product',
  description: '',
  widthMm: 50,
  heightMm: 30,
  parameters,
  variables: [ask('name', 'Name', 20)],
  sampleValues: { name: 'Jam' },
  elements: [
    text('words', [1, 1, 40, 6], '{{company}} {{name}}', 8),
    text('only', [1, 8, 40, 6], '{{company}}', 8),
    { ...text('framed', [1, 15, 40, 6], 'Framed', 8), visibleWhen: 'hasFrame' },
    picture('logo', [41, 1, 8, 8], 'logo'),
  ],
});

const company = own('company', 'Company', 'Ours', { size: 12, isRequired: true });
const unit = own('unit', 'Unit', 'g', { type: 'choice', options: ['g', 'kg'] });
const hasFrame = own('hasFrame', 'Frame', 'true', { type: 'toggle' });
const logo = own('logo', 'Logo', '', { type: 'media-ref', size: 10 });
const whole = template(company, unit, hasFrame, logo);

describe('the parameters of a standard label', () => {
  it('have the values of the template where none are given', () => {
    expect(checkParameters(whole, { company: '  Müller  ' })).toEqual({
      values: { company: 'Müller', unit: 'g', hasFrame: 'true', logo: '' },
      problems: [],
    });
  });

  it.each([
    [{ company: ' ' }, 'Company is needed.'],
    [{ company: 'Konditorei Sonnenschein' }, 'Company has at most 12 characters.'],
    [{ company: 'a\nb' }, 'Company has one line only.'],
    [{ company: '{{name}}' }, 'Company cannot hold “{{” or “}}”.'],
    [{ unit: 'stone' }, 'Unit is one of g, kg.'],
    [{ hasFrame: 'yes' }, 'Frame is “true” or “false”.'],
    [{ logo: '../1' }, 'Logo is no picture of the media library.'],
    [{ logo: '99999999999' }, 'Logo has at most 10 characters.'],
    [{ logo: '9999999999' }, 'Logo is no picture of the media library.'],
    [{ colour: 'red' }, 'This template has no parameter “colour”.'],
    [{ toString: 'x' }, 'This template has no parameter “toString”.'],
  ])('are refused: %j gives “%s”', (given, message) => {
    expect(
      checkParameters(whole, given as Record<string, string>).problems.map((one) => one.message),
    ).toEqual([message]);
  });
});

const bake = (given: Readonly<Record<string, string>>) =>
  bakeTemplate(whole, 'Made', checkParameters(whole, given).values);

describe('a template with filled-in parameters', () => {
  it('has their texts, and the variables of the print left open', () => {
    const { name, elements, variables } = bake({ company: '$& {name}' });
    expect(name).toBe('Made');
    expect(elements.flatMap((element) => ('value' in element ? [element.value] : []))).toEqual([
      '$& {name} {{name}}',
      '$& {name}',
      'Framed',
    ]);
    expect(variables.map((variable) => variable.name)).toEqual(['name']);
  });

  it('keeps a chosen picture as a fixed variable, and no place for one that was not chosen', () => {
    expect(bake({ logo: '7' }).variables).toContainEqual({
      name: 'logo',
      label: 'Logo',
      type: 'media-ref',
      editable: false,
      defaultValue: '7',
    });
    expect(bake({}).elements.map(({ id }) => id)).toEqual(['words', 'only', 'framed']);
  });

  it('has the elements that a switch shows, without the condition, and not those it hides', () => {
    expect(bake({}).elements.some(({ visibleWhen }) => visibleWhen !== undefined)).toBe(false);
    expect(bake({ hasFrame: 'false' }).elements.map(({ id }) => id)).toEqual(['words', 'only']);
  });
});
