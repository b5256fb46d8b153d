import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { fitText, type TextRoom } from './fit-text.ts';
import { measureLine, shapeLine } from './measure.ts';
import { plainStyle, wordsOf } from './styled-text.ts';
import { wrapText } from './wrap.ts';

const { regular: face } = loadFontSet();
const style = plainStyle(face, 'regular');
const linesOf = (text: string, widthEm: number) =>
  wrapText(style, [{ text, style }], widthEm).lines.map(wordsOf);
const room: TextRoom = {
  widthMm: 40,
  heightMm: 20,
  sizePt: 10,
  minSizePt: 10,
  lineHeight: 1.2,
  maxLines: 100,
  wrap: true,
};

describe('the wrapping of a text', () => {
  it.each([
    ['at spaces', 'one two three', 4, ['one two', 'three']],
    ['after a hyphen, which stays', 'self-adhesive', 4.5, ['self-', 'adhesive']],
    ['at a soft hyphen, which shows only there', 'Druck\u00aderei\u00adchef', 5.6, ['Druckerei-', 'chef']],
    ['but not at a no-break space', 'a 12\u00a0kg', 2.7, ['a', '12\u00a0kg']],
    ['at line feeds', 'a\n\nb', 10, ['a', '', 'b']],
    ['inside a word that is too wide', 'aaaaaa', 1.7, ['aaa', 'aaa']],
    ['but never inside a character', 'e\u0301e\u0301', 0.3, ['e\u0301', 'e\u0301']],
    ['and keeps the blanks at the start of a line', '  a', 10, ['  a']],
    ['and drops the blanks where a line ends', 'aaa    bbb', 2, ['aaa', 'bbb']],
    ['nowhere in an empty text', '', 10, ['']],
  ])('breaks lines %s', (_name, text, widthEm, lines) => {
    expect(linesOf(text, widthEm)).toEqual(lines);
  });

  it('never makes a line wider than allowed, unless a single character is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'W', 'i', ' ', '-', 'ễ', '\u00ad', '\n', '/') }),
        fc.double({ min: 1.2, max: 20, noNaN: true }),
        (text, widthEm) => {
          const lines = linesOf(text, widthEm);
          for (const line of lines) expect(measureLine(face, line)).toBeLessThanOrEqual(widthEm);
          const kept = lines.join('').replace(/[ -]/g, '');
          expect(kept).toBe(text.replace(/[ \n\u00ad-]/g, ''));
        },
      ),
    );
  });
});

describe('the fitting of a text', () => {
  it('keeps the size when the text fits', () => {
    expect(fitText(face, 'Short', room)).toEqual({ lines: ['Short'], sizePt: 10, isWhole: true });
  });

  it('shrinks in quarter points to the largest size that fits', () => {
    const narrow = { ...room, widthMm: 30, maxLines: 1 };
    const fitted = fitText(face, 'Strawberry jam extra', { ...narrow, minSizePt: 5 });
    expect(fitted).toMatchObject({ isWhole: true, lines: ['Strawberry jam extra'] });
    expect(fitted.sizePt % 0.25).toBe(0);
    const sizePt = fitted.sizePt + 0.25;
    expect(fitText(face, 'Strawberry jam extra', { ...narrow, sizePt, minSizePt: sizePt }).isWhole).toBe(
      false,
    );
  });

  it('shrinks the text rather than break a word', () => {
    const fitted = fitText(face, 'Donaudampfschifffahrt', { ...room, widthMm: 30, minSizePt: 4 });
    expect(fitted.lines).toEqual(['Donaudampfschifffahrt']);
    expect(fitted.sizePt).toBeLessThan(10);
  });

  it('breaks a word when no size is small enough', () => {
    const fitted = fitText(face, 'Donaudampfschifffahrt', { ...room, widthMm: 30, minSizePt: 9.9 });
    expect(fitted.isWhole).toBe(true);
    expect(fitted.lines.length).toBe(2);
  });

  it.each([
    ['too long for its lines', 'one two three four', { widthMm: 15, maxLines: 1 }, ['one tw…']],
    ['too wide without wrapping', 'one two three four', { wrap: false, widthMm: 15 }, ['one tw…']],
    ['too low for a single line', 'one', { heightMm: 3 }, []],
    ['too narrow for anything', 'one', { widthMm: 0.5, wrap: false }, ['']],
  ])('ends with an ellipsis when the text is %s', (_name, text, changes, lines) => {
    const fitted = fitText(face, text, { ...room, ...changes });
    expect(fitted.isWhole).toBe(false);
    expect(fitted.lines).toEqual(lines);
  });
});

describe('the setting of a line', () => {
  it('kerns and joins letters', () => {
    const apart = ['A', 'V', 'A'].reduce((sum, letter) => sum + face.shape(letter).width, 0);
    expect(measureLine(face, 'AVA')).toBeLessThan(apart);
    expect(shapeLine(face, 'ffi').glyphs.map(({ text }) => text)).toEqual(['ffi']);
  });
});
