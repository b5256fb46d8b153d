import { parseLabelTemplate, type DateSource } from 'label-core';
import { describe, expect, it } from 'vitest';
import { addedOf, newSource, sourceKinds, wholeNumber, withAdded, withoutEmpty } from './variable-sources';

const date: DateSource = { kind: 'date', format: 'dd.MM.yyyy', add: { days: 3 } };

describe('what a variable is computed from', () => {
  it.each(sourceKinds)('begins with something that a template can have: %s', (kind) => {
    const template = {
      format: 'platen-label',
      version: 2,
      name: 'Computed',
      widthMm: 40,
      heightMm: 20,
      variables: [{ name: 'lot', type: 'default', source: newSource(kind, 'Serial') }],
      elements: [],
    };
    expect(parseLabelTemplate(template)).toEqual(template);
  });

  it.each([
    ['', 0],
    ['14', 14],
    ['-3', -3],
    ['+2', 2],
    ['-', undefined],
    ['1.5', undefined],
    ['12345', undefined],
    ['two', undefined],
  ])('reads “%s” as the whole number %s', (text, number) => {
    expect(wholeNumber(text)).toBe(number);
  });

  it('keeps what is added by unit, without zeros', () => {
    expect([addedOf(date, 'days'), addedOf(date, 'months')]).toEqual(['3', '']);
    expect(withAdded(date, 'months', 2)).toEqual({ days: 3, months: 2 });
    expect(withAdded(date, 'days', 0)).toBeUndefined();
    expect(withoutEmpty({ ...date, add: undefined })).toEqual({ kind: 'date', format: 'dd.MM.yyyy' });
  });
});
