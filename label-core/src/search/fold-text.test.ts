import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldingOf, foldText } from './fold-text.ts';

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

  it('keeps marks that are no accents when it folds fewer of them', () => {
    expect(foldingOf(/[\u0300-\u036f]/g)('Crème हिन्दी')).toBe('creme हिन्दी');
  });

  it('gives the same when a text is folded twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = foldText(text);
        expect(foldText(once)).toBe(once);
      }),
    );
  });
});
