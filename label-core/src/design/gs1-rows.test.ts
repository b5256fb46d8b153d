import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal, readGs1Elements } from '../gs1.ts';
import { type Gs1Row, readGs1Rows, writeGs1Rows } from './gs1-rows.ts';

const identifier = fc.stringMatching(/^\d{2,4}$/);
const piece = fc.oneof(
  fc.constantFrom('{{lot}}', '{{ best before }}', '{{a(1)}}', '{{', '}}', '{', '}', ')', 'ABC', '17', ' '),
  fc.string({ maxLength: 4 }).filter((text) => !text.includes('(')),
);
const rows: fc.Arbitrary<readonly Gs1Row[]> = fc.array(
  fc.record({ identifier, value: fc.array(piece, { maxLength: 4 }).map((parts) => parts.join('')) }),
  { maxLength: 6 },
);
/** Anything that is made of the characters that matter here. */
const content = fc
  .array(fc.constantFrom('(', ')', '01', '3103', '{{', '}}', 'lot', 'A', '(10)', '{{lot}}'), {
    maxLength: 12,
  })
  .map((parts) => parts.join(''));

describe('rows of a GS1 content', () => {
  it('are the content again when they are written', () => {
    let shown = 0;
    fc.assert(
      fc.property(content, (text) => {
        const read = readGs1Rows(text);
        if (read) shown += 1;
        expect(read ? writeGs1Rows(read) : text).toBe(text);
      }),
      { numRuns: 2000 },
    );
    expect(shown).toBeGreaterThan(100);
  });

  it('are the same rows when they are read, if they can be written', () => {
    let written = 0;
    fc.assert(
      fc.property(rows, (wanted) => {
        const text = writeGs1Rows(wanted);
        if (text !== undefined) written += 1;
        expect(readGs1Rows(text ?? '')).toEqual(text === undefined ? [] : wanted);
      }),
      { numRuns: 2000 },
    );
    expect(written).toBeGreaterThan(1000);
  });

  it('are the elements that the code has, where no variable stands in them', () => {
    const plain = fc.constantFrom('9501101530003', 'ABC', '251231', '17', '00123456789012345675');
    const fixed = fc.array(fc.record({ identifier: fc.constantFrom('10', '21', '91'), value: plain }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(fixed, (wanted) => {
        const elements = readGs1Elements(writeGs1Rows(wanted) ?? '');
        const read = isRefusal(elements)
          ? elements
          : elements.map(({ identifier: id, data }) => ({ identifier: id, value: data }));
        expect(read).toEqual(wanted);
      }),
    );
  });

  it.each<[string, readonly (readonly [string, string])[] | undefined]>([
    ['', []],
    [
      '(01){{ean}}(10){{lot}}',
      [
        ['01', '{{ean}}'],
        ['10', '{{lot}}'],
      ],
    ],
    ['(3103){{ net weight }}00', [['3103', '{{ net weight }}00']]],
    ['(10)', [['10', '']]],
    ['(10)a)b', [['10', 'a)b']]],
    ['(10){{a(b}}', [['10', '{{a(b}}']]],
    ['0109501101530003', undefined],
    ['x(10)A', undefined],
    ['(10)A(', undefined],
    ['(1)A', undefined],
    ['(12345)A', undefined],
    ['({{ai}})A', undefined],
    ['{{all}}', undefined],
  ])('of “%s”', (text, expected) => {
    expect(readGs1Rows(text)).toEqual(expected?.map(([id, value]) => ({ identifier: id, value })));
  });

  it.each<[string, string]>([
    ['10', 'A(B'],
    ['10', 'A(21)B'],
    ['1', 'A'],
    ['', 'A'],
    ['10)A(21', 'B'],
    ['12345', 'A'],
  ])('are not written with (%s)%s', (id, value) => {
    expect(writeGs1Rows([{ identifier: id, value }])).toBeUndefined();
  });

  it('are not written when braces of two rows make a placeholder', () => {
    const braces = [
      { identifier: '10', value: '{{' },
      { identifier: '21', value: '}}' },
    ];
    expect(writeGs1Rows(braces)).toBeUndefined();
  });
});
