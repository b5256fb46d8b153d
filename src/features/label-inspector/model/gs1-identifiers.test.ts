import { describe, expect, it } from 'vitest';
import { digitsOf, knownAs, knownIdentifiers, mostDecimals } from './gs1-identifiers';

describe('a known identifier', () => {
  it.each(knownIdentifiers)('%s is found by its digits', (identifier) => {
    expect(knownAs(digitsOf(identifier))).toBe(identifier);
  });

  it.each([
    ['3100', '310n', 5],
    ['3105', '310n', 5],
    ['3929', '392n', 9],
    ['7003', '7003', undefined],
    ['3106', undefined, undefined],
    ['310', undefined, undefined],
    ['8110', undefined, undefined],
    ['4100', undefined, undefined],
    ['1', undefined, undefined],
  ])('by %s is %s', (digits, known, most) => {
    expect(knownAs(digits)).toBe(known);
    expect(mostDecimals(knownAs(digits))).toBe(most);
  });
});
