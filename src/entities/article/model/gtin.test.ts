import { describe, expect, it } from 'vitest';
import { lookUpsOf } from './gtin';

describe('the number of a trade item', () => {
  it.each([
    ['04006381333931', ['04006381333931', '4006381333931']],
    ['012345678905', ['012345678905', '12345678905']],
    ['0012345678905', ['0012345678905', '12345678905']],
    ['4006381333931', ['4006381333931']],
    ['00123', ['00123']],
    [' LOT-1 ', ['LOT-1']],
    ['00000000', ['00000000']],
    // The digits below a UPC-E, and those that are an EAN-8, too.
    ['04252614', ['04252614', '42100005264']],
    ['01200003', ['01200003', '1200003', '12000000003']],
  ])('is searched for “%s” as %j', (code, texts) => {
    expect(lookUpsOf(code).map(({ text }) => text)).toEqual(texts);
  });
});
