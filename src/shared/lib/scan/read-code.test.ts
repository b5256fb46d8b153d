import { describe, expect, it } from 'vitest';
import { readCode } from './read-code';

const GTIN = '09506000134352';
const GS = '\u001d';
const brief = ({ text, elements }: ReturnType<typeof readCode>) => ({
  text,
  elements: elements.map(({ identifier, data }) => `${identifier}=${data}`).join(' '),
});

describe('a scanned code', () => {
  it.each([
    ['4006381333931', '4006381333931'],
    ['012345678905', '012345678905'],
    ['00123', '00123'],
    [' ABC-1 ', 'ABC-1'],
    [']E04006381333931', '4006381333931'],
    [']C0LOT-1', 'LOT-1'],
    [']A0ABC', 'ABC'],
    ['https://example.com/shop?id=1', 'https://example.com/shop?id=1'],
    ['https://example.com/01/123', 'https://example.com/01/123'],
    // Starts like a GS1 code, but is none.
    [`01${GTIN}99`, `01${GTIN}99`],
    ['0109506000134353', '0109506000134353'],
    ['(note) ABC', '(note) ABC'],
    ['', ''],
  ])('reads “%s” that is no GS1 as “%s”', (raw, text) => {
    expect(readCode(raw)).toEqual({ text, elements: [] });
  });

  it.each([
    [`(01)${GTIN}(17)271231(10)AB-12`, `01=${GTIN} 17=271231 10=AB-12`],
    [`]C101${GTIN}1727123110AB-12`, `01=${GTIN} 17=271231 10=AB-12`],
    [`]d201${GTIN}10AB-12${GS}17271231`, `01=${GTIN} 10=AB-12 17=271231`],
    [`]Q301${GTIN}10AB-12<GS>17271231`, `01=${GTIN} 10=AB-12 17=271231`],
    [`]e001${GTIN}10AB-12{GS}17271231`, `01=${GTIN} 10=AB-12 17=271231`],
    [`01${GTIN}10AB-12^]17271231`, `01=${GTIN} 10=AB-12 17=271231`],
    [`${GS}01${GTIN}10AB-12␝21S1`, `01=${GTIN} 10=AB-12 21=S1`],
    [`01${GTIN}`, `01=${GTIN}`],
    [`02${GTIN}3712${GS}10L1`, `02=${GTIN} 37=12 10=L1`],
    [
      `(01)${GTIN}(3103)001250(11)260101(15)270101(21)S-1`,
      `01=${GTIN} 3103=001250 11=260101 15=270101 21=S-1`,
    ],
    [`(01)${GTIN}(17)270200`, `01=${GTIN} 17=270200`],
    [`https://id.gs1.org/01/${GTIN}/10/AB-12?17=271231`, `01=${GTIN} 10=AB-12 17=271231`],
    ['https://example.com/shop/gtin/9506000134352/lot/A%2F1', `01=${GTIN} 10=A/1`],
    ['HTTP://EXAMPLE.COM/01/9506000134352?3103=001250&utm=x', `01=${GTIN} 3103=001250`],
  ])('reads from “%s” the elements %s and looks for its GTIN', (raw, elements) => {
    expect(brief(readCode(raw))).toEqual({ text: GTIN, elements });
  });

  it('names no article by a code without a GTIN', () => {
    expect(brief(readCode('(10)AB-12(17)271231'))).toEqual({ text: '', elements: '10=AB-12 17=271231' });
  });

  it.each([
    [`(01)${GTIN.slice(0, -1)}3`, '(01) check digit 2 expected, 3 found'],
    ['(01)123', '(01) a GTIN has 8, 12, 13 or 14 digits, 3 found'],
    [`(01)${GTIN}(17)271331`, '(17) must be a date as YYMMDD, it is “271331”'],
    [`(01)${GTIN}(17)270230`, '(17) must be a date as YYMMDD, it is “270230”'],
    [`]C101${GTIN}17ABCDEF`, '(17) must be a date as YYMMDD, it is “ABCDEF”'],
    [`(01)${GTIN}(10)`, '(10) has no data'],
    [`(01)${GTIN}(x`, 'a “(” must begin an application identifier of two to four digits, as in (01)'],
    [']d2hello', 'an application identifier is expected, in brackets as in (01) or as plain digits'],
    [`(01)${GTIN}(37)many`, '(37) must be a number'],
    [`(01)${GTIN}(3103)1250`, '(3103) must have 6 digits'],
    [`]C101${GTIN}310312`, '(3103) must have 6 digits'],
    ['(01)ABCDEFGHIJKLMN', '(01) only digits are allowed'],
  ])('refuses the code “%s”: %s', (raw, rule) => {
    expect(readCode(raw)).toEqual({
      text: '',
      elements: [],
      fault: `This GS1 code cannot be used: ${rule}. Nothing was filled in. Scan it again, or type the article’s number.`,
    });
  });
});
