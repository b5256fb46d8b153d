import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundVariables, parseBinding } from './binding.ts';
import { bindText, variablesWithin } from './bound-text.ts';
import { charactersOf, countCharacters } from './count-characters.ts';

const values = new Map([
  ['lot', 'L7'],
  ['best before', '2027'],
  ['constructor', 'own'],
]);
const labels = new Map<string, string>();

describe('a text with variables', () => {
  it.each([
    ['Lot {{lot}}', 'Lot L7'],
    ['{{ lot }}{{lot}}', 'L7L7'],
    ['{{best before}}!', '2027!'],
    ['{{constructor}}{{toString}}', 'own'],
    ['{"a":{"b":1}}', '{"a":{"b":1}}'],
    ['{{lot', '{{lot'],
    ['{{{lot}}}', '{L7}'],
    ['', ''],
  ])('written as “%s” becomes “%s”', (template, text) => {
    expect(bindText(template, { values, labels }).text).toBe(text);
  });

  it('lists each variable once, in order', () => {
    expect(boundVariables('{{b}} {{a}} {{b}} c')).toEqual(['b', 'a']);
  });

  it('records which variables a part of the text came from', () => {
    const bound = bindText('(01)0{{lot}}-{{best before}}', { values, labels });
    expect(bound.text).toBe('(01)0L7-2027');
    expect(variablesWithin(bound, 4, 6)).toEqual(['lot']);
    expect(variablesWithin(bound, 6, 9)).toEqual(['lot', 'best before']);
    expect(variablesWithin(bound, 0, 5)).toEqual([]);
  });

  it('leaves placeholders inside a value alone', () => {
    expect(bindText('{{lot}}', { values: new Map([['lot', '{{secret}}']]), labels }).text).toBe('{{secret}}');
  });

  it('loses no character of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('{', '}', 'a', ' ') }), (template) => {
        const rebuilt = parseBinding(template).map((part) =>
          'literal' in part ? part.literal : `{{${part.variable}}}`,
        );
        expect(rebuilt.join('').replaceAll(' ', '')).toBe(template.replaceAll(' ', ''));
      }),
    );
  });
});

describe('the number of characters', () => {
  it.each([
    ['', 0],
    ['crème', 5],
    ['cre\u0300me', 5],
    ['👍🏽', 1],
    ['𝄞a', 2],
    ['👩‍👩‍👧', 1],
    ['ắ', 1],
  ])('of “%s” is %i', (text, count) => {
    expect(countCharacters(text)).toBe(count);
    expect(charactersOf(text).join('')).toBe(text);
  });
});
