import { describe, expect, it } from 'vitest';
import { searchTextOf } from './gtin';

describe('the number of a trade item', () => {
  it.each([
    ['04006381333931', '4006381333931'],
    ['012345678905', '12345678905'],
    ['0012345678905', '12345678905'],
    ['00123', '00123'],
    ['LOT-1', 'LOT-1'],
    ['00000000', '00000000'],
  ])('searches for “%s” as “%s”', (code, text) => {
    expect(searchTextOf(code)).toBe(text);
  });
});
