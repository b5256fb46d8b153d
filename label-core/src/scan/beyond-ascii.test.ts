import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBarcodesOf } from '../testing/read-barcodes.ts';
import { sampleBarcode, sampleTemplate } from '../testing/sample-template.ts';
import type { Symbology } from '../template/template-schema.ts';
import { renderZpl } from '../zpl/render-zpl.ts';
import { readZplLabels } from '../zpl/zpl-label.ts';
import { isSameCode } from './is-same-code.ts';

async function readText(symbology: Symbology, value: string): Promise<string | undefined> {
  const template = sampleTemplate({
    widthMm: 200,
    heightMm: 40,
    elements: [
      sampleBarcode({ symbology, value, xMm: 1, yMm: 1, widthMm: 198, heightMm: 38, moduleMm: 0.25 }),
    ],
  });
  const zpl = await renderZpl({ template, labels: [{ values: {}, copies: 1 }], dpi: 203 });
  const [label] = readZplLabels(new TextDecoder('latin1').decode(zpl));
  const [found] = label ? await readBarcodesOf(label.bitmap) : [];
  // A control character is shown as a sign, and read by its bytes.
  return found && isSameCode(symbology, value, found) ? value : found?.text;
}

const latin = Array.from({ length: 96 }, (_, index) => String.fromCodePoint(0xa0 + index));
const western = [...latin, ...'abc ABC 019 ^'.split('')];
const anyScript = [...western, ...Array.from('αβγЖчשקعب日本漢カタ한글€👍')];

describe.each<[Symbology, readonly string[], readonly string[]]>([
  ['code128', western, ['Müsli', 'é', 'ÀÉÎÕÜ', 'aÿÿÿÿÿb', '123456é123456', '\u00a0x', 'é¶±·¸']],
  [
    'datamatrix',
    anyScript,
    ['Müsli', 'ÄÖ', 'Æ£', 'Ð°', '×¬ ©¯', '^ECI000003é', 'a^^漢', '€ 3,50', 'A\u0007é', '\u0085'],
  ],
  ['qrcode', anyScript, ['Müsli', 'ÄÖÜ', 'Ελλάδα', 'Привет', '漢字', 'カ', 'שלום', '👍🏽', '½']],
])('a text beyond ASCII in a %s', (symbology, characters, texts) => {
  it.each(texts)('is read as it was written: %s', async (text) => {
    expect(await readText(symbology, text)).toBe(text);
  });

  it('is read as it was written, whatever it is', async () => {
    const text = fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(text, async (value) => {
        expect(await readText(symbology, value)).toBe(value);
      }),
      { numRuns: process.env['TEST_RUN'] === 'main' ? 15 : 60 },
    );
  });
});
