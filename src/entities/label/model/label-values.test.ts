import { describe, expect, it } from 'vitest';
import { labelVariableSchema } from '../api/label-variable-schema';
import { characterCount, editableData, initialValues, printedValues } from './label-values';

const variable = (variableName: string, facts: object = {}) =>
  labelVariableSchema.parse({ variableName, variableData: 'own', ...facts });

describe('the values of a print', () => {
  it('starts with the article’s own values; a toggle is true or false', () => {
    const variables = [
      variable('lot'),
      variable('on', { dataType: 'toggle', variableData: '1' }),
      variable('off', { dataType: 'toggle', variableData: null }),
    ];
    expect(initialValues(variables)).toEqual({ lot: 'own', on: 'true', off: 'false' });
  });

  it.each([
    ['a typed value', {}, 'typed', 'typed', [{ key: 'lot', data: 'typed' }]],
    ['an emptied value leaves the article’s own', {}, '', 'own', []],
    ['an emptied required value stays empty', { required: true }, '', '', []],
    ['what is not editable is never sent', { editable: false }, 'typed', 'own', []],
  ])('prints and sends what was typed: %s', (_name, facts, typed, printed, sent) => {
    const variables = [variable('lot', facts)];
    expect(printedValues(variables, { lot: typed })).toEqual({ lot: printed });
    expect(editableData(variables, { lot: typed })).toEqual(sent);
  });

  it('counts what a person counts', () => {
    expect(characterCount('cre\u0300me')).toBe(5);
  });

  it('reads variables of any backend', () => {
    expect(
      labelVariableSchema.parse({ variableName: 'x', dataType: 'colour', propertySize: '20' }),
    ).toMatchObject({
      dataType: 'default',
      propertySize: 20,
      required: false,
      editable: true,
      variableData: '',
    });
  });
});
