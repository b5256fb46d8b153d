import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestVariables } from './suggest-variables.ts';

const named = (...names: string[]) => names.map((name) => ({ name, label: '' }));

describe('the columns suggested for the variables of a label', () => {
  it.each<[string, string[], { name: string; label: string }[], (number | null)[], number | null]>([
    ['the same names', ['ean', 'title'], named('title', 'ean'), [1, 0], null],
    [
      'names in another spelling',
      ['E-A-N', 'Titel'],
      [
        { name: 'ean', label: '' },
        { name: 't', label: 'titel' },
      ],
      [0, 1],
      null,
    ],
    ['words of the same meaning', ['MHD', 'Charge', 'Menge'], named('bestBefore', 'lot'), [0, 1], 2],
    ['what an article says', ['Artikelbezeichnung', 'GTIN'], named('name', 'ean'), [0, 1], null],
    [
      'the very name before a word of the same meaning',
      ['Name', 'Title'],
      named('title', 'name'),
      [1, 0],
      null,
    ],
    ['a quantity that is a variable first', ['Quantity'], named('quantity'), [0], null],
    ['nothing for headings that name nothing', ['', 'x'], named('', 'y'), [null, null], null],
    ['a column once', ['EAN'], named('ean', 'gtin'), [0, null], null],
    ['the number of labels', ['Number of labels', 'EAN'], named('ean'), [1], 0],
  ])('are those with %s', (_, headings, variables, columns, copies) => {
    expect(suggestVariables(headings, variables)).toEqual({ columns, copies });
  });

  it('are never the same for two', () => {
    const words = fc.constantFrom(
      'ean',
      'EAN',
      'gtin',
      'name',
      'title',
      'lot',
      'Charge',
      'menge',
      'qty',
      '',
      'x',
    );
    fc.assert(
      fc.property(fc.array(words), fc.array(words), (headings, names) => {
        const { columns, copies } = suggestVariables(headings, named(...names));
        const used = [...columns, copies].filter((index) => index !== null);
        expect(new Set(used).size).toBe(used.length);
        expect(used.every((index) => index >= 0 && index < headings.length)).toBe(true);
      }),
    );
  });
});
