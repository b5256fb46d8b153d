import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHexEscapes } from './field-data.ts';

const hexOf = (text: string, sign: string) =>
  Array.from(
    new TextEncoder().encode(text),
    (byte) => sign + byte.toString(16).padStart(2, '0').toUpperCase(),
  ).join('');

describe('the escapes of ^FH', () => {
  const pieces = fc.array(
    fc.record({
      text: fc
        .string({ unit: 'grapheme' })
        .map((text) => text.toWellFormed().replaceAll(/[^\t\n\u0020-\u{10ffff}]/gu, '')),
      isEscaped: fc.boolean(),
    }),
  );

  it('give the text they were written from, between characters that stand for themselves', () => {
    fc.assert(
      fc.property(pieces, fc.constantFrom('_', '\\', '@'), (all, sign) => {
        const data = all
          .map(({ text, isEscaped }) =>
            isEscaped ? hexOf(text, sign) : text.replaceAll(sign, hexOf(sign, sign)),
          )
          .join('');
        expect(readHexEscapes(data, sign)).toBe(all.map(({ text }) => text).join(''));
      }),
    );
  });

  it.each([
    ['_', '_'],
    ['a__41', 'a_A'],
    ['_4_41', '_4A'],
    ['_41_', 'A_'],
    ['_4g_41', '_4gA'],
    ['😀_F0_9F_98_80_', '😀😀_'],
    ['_1D_00_0A', '\u001d\n'],
    ['_82é', 'é├®'],
  ])('read %s as the printer does', (data, text) => {
    expect(readHexEscapes(data, '_')).toBe(text);
  });
});
