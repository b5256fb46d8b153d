import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withCheckDigit } from '../gtin/check-digit.ts';
import { sampleBarcode, sampleTemplate } from '../testing/sample-template.ts';
import { checkLine, isUnreadable, runKey, type CheckedRun } from './check-line.ts';
import { printedCodes } from './printed-codes.ts';

const gs = '\u001d';
const ean = '4006381333931';
const gtin = `0${ean}`;
const full = `(01)${gtin}(15)271231(10)L-1`;
const run: CheckedRun = { articleNumbers: ['A-17', ean], codes: [ean, full] };

/** Returns what differs: the scan, the fact and what was found. */
function differences(job: CheckedRun, product: string, label: string): string[] | string {
  const result = checkLine(job, { product, label });
  if (isUnreadable(result)) return `${result.scan} unreadable`;
  const wrong = result.findings.filter(({ isEqual }) => !isEqual);
  expect(result.isPassed).toBe(wrong.length === 0);
  return wrong.map(({ scan, fact, identifier, found }) => `${scan} ${fact}${identifier} ${found}`);
}

describe('the line check', () => {
  it.each([
    ['the EAN of the product', ean, full],
    ['the number as GTIN-14', gtin, full],
    ['the number of a GS1 code of the product', `(01)${gtin}`, full],
    ['the lot and the date of the product, too', `]d201${gtin}1527123110L-1`, full],
    ['the label as a scanner sends it', ean, `]C101${gtin}1527123110L-1`],
    ['the elements in another order', ean, `01${gtin}10L-1${gs}15271231`],
    ['a Digital Link with the same', ean, `https://id.gs1.org/01/${gtin}/10/L-1?15=271231`],
    ['a serial number, which differs from label to label', ean, `${full}(21)000124`],
  ])('passes by %s', (_, product, label) => {
    expect(differences(run, product, label)).toEqual([]);
  });

  it.each([
    ['another product', '96385074', full, ['product number 00000096385074']],
    ['another lot on the product', `(01)${gtin}(10)L-2`, full, ['product lot L-2']],
    ['another date on the product', `(01)${gtin}(15)280101`, full, ['product date15 280101']],
    [
      'another number on the label',
      ean,
      `(01)00000096385074(15)271231(10)L-1`,
      ['label number 00000096385074'],
    ],
    ['another lot on the label', ean, `(01)${gtin}(15)271231(10)L-2`, ['label lot L-2']],
    ['a lot of other letters', ean, `(01)${gtin}(15)271231(10)l-1`, ['label lot l-1']],
    ['another date on the label', ean, `(01)${gtin}(15)280101(10)L-1`, ['label date15 280101']],
    ['a date of another kind', ean, `(01)${gtin}(17)271231(10)L-1`, ['label date15 ']],
    ['a code of the label that has no lot', ean, ean, ['label lot ', 'label date15 ']],
    ['the product scanned twice', full, ean, ['label lot ', 'label date15 ']],
    ['a letter that looks alike', ean, `(01)${gtin}(15)271231(10)L-١`, ['label lot L-١']],
    ['nothing', '', '', ['product number ', 'label number ', 'label lot ', 'label date15 ']],
  ])('stops by %s', (_, product, label, wrong) => {
    expect(differences(run, product, label)).toEqual(wrong);
  });

  it.each<[string, CheckedRun, string, string, string[]]>([
    // Day 00 is the last of the month.
    [
      'a month',
      { articleNumbers: [ean], codes: [`(01)${gtin}(15)280200`] },
      ean,
      `(01)${gtin}(15)280229`,
      [],
    ],
    // The article has an internal number: its product carries the GTIN of its label, or that number.
    ['no GTIN', { articleNumbers: ['A-17'], codes: [full] }, ean, full, []],
    ['no GTIN', { articleNumbers: ['A-17'], codes: [full] }, 'A-17', full, []],
    ['no GTIN', { articleNumbers: ['A-17'], codes: [full] }, 'A-18', full, ['product number A-18']],
    // The article has one: a label with another does not make it right.
    ['two numbers', { articleNumbers: ['96385074'], codes: [full] }, ean, full, [`product number ${gtin}`]],
    ['no article', { articleNumbers: [], codes: ['X-1'] }, 'X-1', 'X-1', []],
    ['no article', { articleNumbers: [], codes: ['X-1'] }, 'X-1', 'x-1', ['label number x-1']],
    // The whole of a code that has no number, lot or date.
    [
      'an SSCC',
      { articleNumbers: [ean], codes: ['(00)340123450000000017'] },
      ean,
      ']C100340123450000000017',
      [],
    ],
    [
      'an SSCC',
      { articleNumbers: [ean], codes: ['(00)340123450000000017'] },
      ean,
      '(00)340123450000000024',
      ['label number (00)340123450000000024'],
    ],
    ['a lot alone', { articleNumbers: [ean], codes: ['(10)L-1'] }, ean, '(10)L-1', []],
    // Of two codes that say as much, one is enough.
    ['two full codes', { articleNumbers: [ean], codes: ['(10)L-1', `(01)${gtin}`] }, ean, ean, []],
    // A scanner that sends a UPC-E as the eight digits below it.
    ['a UPC-E', { articleNumbers: ['012345000065'], codes: ['012345000065'] }, '01234565', '01234565', []],
    ['a UPC-E', { articleNumbers: ['01234565'], codes: ['01234565'] }, '01234565', '01234565', []],
    ['no code', { articleNumbers: [ean], codes: [] }, ean, ean, [`label number ${gtin}`]],
  ])('knows a job with %s', (_, job, product, label, wrong) => {
    expect(differences(job, product, label)).toEqual(wrong);
  });

  it.each([
    [`(01)${gtin.slice(0, -1)}2`, full, 'product unreadable'],
    [ean, `]C101${gtin}99`, 'label unreadable'],
    [ean, '(15)271231(', 'label unreadable'],
  ])('does not compare a code that breaks the rules of GS1: %s, %s', (product, label, says) => {
    expect(differences(run, product, label)).toBe(says);
  });

  it('passes by what is printed, and stops by every other number, lot and date', () => {
    const number = fc.stringMatching(/^[1-9]\d{12}$/).map(withCheckDigit);
    const lot = fc.stringMatching(/^[A-Za-z0-9-]{1,20}$/);
    const date = fc
      .tuple(
        fc.integer({ min: 26, max: 40 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
      )
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(''));
    const goods = fc.record({ number, lot, date });
    fc.assert(
      fc.property(goods, goods, (one, other) => {
        const codeOf = (is: typeof one) => `(01)${is.number}(15)${is.date}(10)${is.lot}`;
        const job = { articleNumbers: [one.number], codes: [codeOf(one)] };
        expect(differences(job, one.number, codeOf(one))).toEqual([]);
        for (const fact of ['number', 'lot', 'date'] as const) {
          fc.pre(one[fact] !== other[fact]);
          expect(differences(job, one.number, codeOf({ ...one, [fact]: other[fact] }))).toHaveLength(1);
        }
      }),
    );
  });

  it('never throws, and passes no scan of which it knows nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (product, label) => {
        expect(differences(run, product, label)).not.toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the runs of a job', () => {
  it('are told apart by number, lot and date, not by serial number', () => {
    const key = runKey([full]);
    expect(runKey([`${full}(21)1`])).toBe(key);
    expect(runKey([`(01)${gtin}(10)L-1(15)271231`])).toBe(key);
    expect(runKey([`(01)${gtin}(15)271231(10)L-2`])).not.toBe(key);
    expect(runKey([`(01)${gtin}(15)271230(10)L-1`])).not.toBe(key);
    expect(runKey(['(01)00000096385074(15)271231(10)L-1'])).not.toBe(key);
  });
});

describe('the codes of a label', () => {
  it('are those that a scanner reads from it', () => {
    const box = { xMm: 1, yMm: 1, widthMm: 40, heightMm: 10 };
    const template = sampleTemplate({
      variables: ['code', 'lot', 'short'],
      elements: [
        sampleBarcode({ ...box, id: 'a', symbology: 'ean13', value: '{{code}}' }),
        sampleBarcode({ ...box, id: 'b', symbology: 'gs1-128', value: '(01){{code}}(10){{lot}}' }),
        sampleBarcode({ ...box, id: 'c', symbology: 'gs1dlqrcode', value: '(01){{code}}(10){{lot}}' }),
        sampleBarcode({ ...box, id: 'd', symbology: 'upce', value: '{{short}}' }),
        sampleBarcode({ ...box, id: 'e', symbology: 'code128', value: 'X{{lot}}', visibleWhen: 'short' }),
        sampleBarcode({ ...box, id: 'f', symbology: 'code128', value: '{{short}}' }),
      ],
    });
    expect(printedCodes(template, { code: ean, lot: 'L/1', short: '' })).toEqual([
      ean,
      `(01)${gtin}(10)L/1`,
      `https://id.gs1.org/01/${gtin}/10/L%2F1`,
    ]);
    expect(printedCodes(template, { code: 'wrong', lot: '1', short: '01234565' })).toEqual([
      '012345000065',
      'X1',
      '01234565',
    ]);
  });
});
