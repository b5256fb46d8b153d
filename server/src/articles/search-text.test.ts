import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, searchColumns, searchTerms } from './search-text.ts';

describe('foldText', () => {
  it.each([
    ['Crème', 'creme'],
    ['CRÈME  brûlée ', 'creme brulee'],
    ['Größe', 'grosse'],
    ['Smørrebrød Æble', 'smorrebrod aeble'],
    ['œufs', 'oeufs'],
    ['Żurek łódzki', 'zurek lodzki'],
    ['İstanbul ısırgan', 'istanbul isirgan'],
    ['Phở đặc biệt', 'pho dac biet'],
    ['ΦΈΤΑ ΤΗΣ', 'φετα τησ'],
    ['Молоко Ёж', 'молоко еж'],
    ['ﬁne ２００ｇ', 'fine 200g'],
  ])('folds %s to %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('is the same folded once or twice, in either case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = foldText(text);
        expect(foldText(once)).toBe(once);
      }),
    );
  });
});

describe('searchTerms', () => {
  it('takes each folded word once', () => {
    expect(searchTerms(' Crème  creme 200 g ')).toEqual(['creme', '200', 'g']);
    expect(searchTerms('  ')).toEqual([]);
  });
});

describe('searchColumns', () => {
  it('fits an index row whatever the name grows to', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.string({ unit: 'binary', maxLength: 100 }),
        (name, code) => {
          const { sortKey, searchText } = searchColumns(name, code);
          expect(new TextEncoder().encode(sortKey + searchText).length).toBeLessThan(2400);
          expect(searchText.isWellFormed()).toBe(true);
        },
      ),
    );
    expect(new TextEncoder().encode(searchColumns('ﷺ'.repeat(200), '').searchText).length).toBeLessThan(1000);
  });
});
