import { expect, it } from 'vitest';
import { variableChanges } from './variable-changes';

const named = (...names: string[]) => names.map((variableName) => ({ variableName }));

it('compares variables by name, whatever their order', () => {
  const variables = named('b', 'c').map((one) => ({
    ...one,
    type: 'default' as const,
    defaultValue: '',
    propertySize: undefined,
    required: false,
  }));
  expect(variableChanges(named('a', 'b'), { variables })).toEqual({
    added: ['c'],
    removed: ['a'],
    kept: ['b'],
  });
});
