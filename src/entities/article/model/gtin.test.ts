import { describe, expect, it } from 'vitest';
import { searchTextOf, toGtin14 } from './gtin';

describe('the number of a trade item', () => {
  it.each([
    ['4006381333931', '04006381333931'],
    ['04006381333931', '04006381333931'],
    ['012345678905', '00012345678905'],
    ['0012345678905', '00012345678905'],
    ['96385074', '00000096385074'],
    [' 4006381333931 ', '04006381333931'],
    ['4006381333932', undefined],
    ['400638133393', undefined],
    ['40063813339310', undefined],
    ['400638133393A', undefined],
    ['', undefined],
  ])('reads “%s” as %s', (text, gtin) => {
    expect(toGtin14(text)).toBe(gtin);
  });

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
