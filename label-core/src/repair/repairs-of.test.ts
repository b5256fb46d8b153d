import { describe, expect, it } from 'vitest';
import { applyEdit } from '../design/apply-edit.ts';
import { layout } from '../layout/layout.ts';
import { loadFontSet } from '../pdf/load-font-set.ts';
import type { LabelTemplate } from '../template/template-schema.ts';
import { sampleBarcode, sampleTemplate, sampleText } from '../testing/sample-template.ts';
import { repairsOf } from './repairs-of.ts';

const fonts = loadFontSet();
const long = 'Tarte à la crème et aux fraises des bois, avec de la vanille. ';

const labelWith = (...elements: readonly unknown[]) =>
  sampleTemplate({ version: 2, variables: ['text', 'code'], elements });

function findingsOf(template: LabelTemplate, given: { text?: string; code?: string } = {}, dpi = 203) {
  const values = { text: long.repeat(4), code: '9501101530003', ...given };
  const label = { template, values, options: { dpi, fonts } };
  const { problems, warnings } = layout(template, values, label.options);
  return [...problems, ...warnings].map((finding) => {
    const repairs = repairsOf(finding, label);
    const left = repairs.map(({ edit }) => {
      const repaired = layout(applyEdit(template, edit), values, label.options);
      return [...repaired.problems, ...repaired.warnings].filter(({ code }) => code === finding.code).length;
    });
    return { code: finding.code, words: repairs.map(({ words }) => words.message), left };
  });
}

describe('a repair', () => {
  it.each<[string, readonly unknown[], readonly string[], object?]>([
    ['text-overflow', [sampleText({ sizePt: 12, heightMm: 10 })], ['Allow down to', 'Make it .* high']],
    [
      'text-overflow',
      [sampleText({ sizePt: 12, heightMm: 50, rotation: 90, widthMm: 10 })],
      [/^Allow|^Make/.source],
    ],
    [
      'text-cut',
      [sampleText({ sizePt: 12, heightMm: 10, overflow: 'ellipsis' })],
      ['Allow down to', 'Make it'],
    ],
    [
      'text-overflow',
      [sampleText({ sizePt: 12, heightMm: 10, minXHeightMm: 1.2, minSizePt: 9 })],
      ['Make it .* high'],
    ],
    ['text-small', [sampleText({ sizePt: 5, minXHeightMm: 1.2, value: 'Jam' })], ['Make the text 6.35 pt']],
    ['outside-label', [sampleBarcode({ xMm: 70, widthMm: 45 })], ['Move it onto the label']],
    ['outside-label', [sampleText({ value: 'x', yMm: -9, heightMm: 10 })], ['Move it onto the label']],
    [
      'barcode-too-small',
      [sampleBarcode({ widthMm: 20 })],
      ['Make it 28.3 × 20.0 mm', 'Make it 42.4 × 20.0 mm'],
    ],
    [
      'barcode-too-small',
      [sampleBarcode({ xMm: 75, widthMm: 20 })],
      ['Make it 28.3 × 20.0 mm', 'Make it 42.4 × 20.0 mm'],
    ],
    [
      'barcode-too-small',
      [
        sampleBarcode({ widthMm: 20, heightMm: 50, rotation: 90, yMm: 1 }),
        sampleBarcode({ id: 'low', widthMm: 20, heightMm: 20, rotation: 90, xMm: 70 }),
      ],
      ['Make it 28.3 × 20.0 mm', 'Make it 42.4 × 20.0 mm'],
    ],
    [
      'barcode-fine',
      [sampleBarcode({ widthMm: 30, heightMm: 30 })],
      ['Make it 42.4 × 30.0 mm', 'Make it 56.6 × 30.0 mm'],
    ],
    ['barcode-low', [sampleBarcode({ widthMm: 45, heightMm: 12 })], ['Make it']],
    [
      'barcode-without-bearer-bars',
      [sampleBarcode({ symbology: 'itf14', widthMm: 90, heightMm: 45 })],
      ['Add bars above and below'],
      { code: '19501101530000' },
    ],
  ])('of %s removes it: %j', (code, elements, words, given = {}) => {
    const finding = findingsOf(labelWith(...elements), given).find((one) => one.code === code);
    expect(finding?.words.length).toBeGreaterThan(0);
    for (const [at, wanted] of words.entries()) expect(finding?.words[at]).toMatch(new RegExp(`^${wanted}`));
    expect(finding?.left).toEqual(finding?.words.map(() => 0));
  });

  it.each<[string, LabelTemplate, object?]>([
    ['a value that is wrong', labelWith(sampleBarcode()), { code: '9501101530004' }],
    ['a character that the font lacks', labelWith(sampleText()), { text: 'おちゃ' }],
    ['a text for which the label is too small', labelWith(sampleText()), { text: long.repeat(400) }],
    [
      'a barcode for which the label is too small',
      labelWith(sampleBarcode({ symbology: 'code128' })),
      { code: 'A'.repeat(110) },
    ],
    ['a locked element', { ...labelWith(sampleBarcode({ widthMm: 20 })), design: { locked: ['barcode'] } }],
  ])('is not offered for %s', (_what, template, given = {}) => {
    const findings = findingsOf(template, given);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.flatMap(({ words }) => words)).toEqual([]);
  });
});
