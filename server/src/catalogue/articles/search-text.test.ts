import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchColumns } from './search-text.ts';
import { searchTerms } from '../../foundation/values/search-terms.ts';

describe('the function searchTerms', () => {
  it('returns each folded word once', () => {
    expect(searchTerms(' Crème  creme 200 g ')).toEqual(['creme', '200', 'g']);
    expect(searchTerms('  ')).toEqual([]);
  });

  it('returns a GTIN without the zeros in front of it, other numbers as they are', () => {
    expect(searchTerms('00831652000168 0831652000168 raisins')).toEqual(['831652000168', 'raisins']);
    expect(searchTerms('00042 0831652000169')).toEqual(['00042', '0831652000169']);
  });
});

describe('the function searchColumns', () => {
  it('fits into an index row however long the name is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.string({ unit: 'binary', maxLength: 100 }),
        (name, code) => {
          const { sortKey, searchText } = searchColumns(name, code, []);
          expect(new TextEncoder().encode(sortKey + searchText).length).toBeLessThan(2400);
          expect(searchText.isWellFormed()).toBe(true);
        },
      ),
    );
    expect(new TextEncoder().encode(searchColumns('ﷺ'.repeat(200), '', []).searchText).length).toBeLessThan(
      1000,
    );
  });
});
