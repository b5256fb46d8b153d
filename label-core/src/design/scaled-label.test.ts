import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { templateArbitrary } from './testing/template-arbitrary.ts';
import { parseLabelTemplate } from '../template/parse-label-template.ts';
import type { LabelTemplate } from '../template/template-schema.ts';
import { scaledLabel, scaleLimits } from './scaled-label.ts';

const numbersOf = (template: LabelTemplate): readonly (readonly [string, number])[] => {
  const found: [string, number][] = [];
  JSON.stringify(template, (key, value: unknown) => {
    if (typeof value === 'number' && key !== 'minSizePt') found.push([key, value]);
    return value;
  });
  return found;
};

/** A valid label and a factor within its limits. */
const labelAndFactor = templateArbitrary.chain((template) => {
  const { least, most } = scaleLimits(template);
  const from = Math.max(least, 0.02);
  const to = Math.min(most, 50);
  return fc.tuple(
    fc.constant(template),
    from <= to ? fc.double({ min: from, max: to, noNaN: true }) : fc.constant(1),
  );
});

const sheet = (elements: LabelTemplate['elements']): LabelTemplate => ({
  format: 'platen-label',
  version: 1,
  name: 'Box',
  widthMm: 50,
  heightMm: 20,
  variables: [],
  elements,
});
const box = { xMm: 2, yMm: 3, widthMm: 20, heightMm: 10 };

describe('a scaled label', () => {
  it('is valid, and the same within 0.01 mm when it is scaled back', () => {
    fc.assert(
      fc.property(labelAndFactor, ([template, factor]) => {
        const scaled = scaledLabel(template, factor);
        expect(() => parseLabelTemplate(JSON.parse(JSON.stringify(scaled)))).not.toThrow();
        const back = numbersOf(scaledLabel(scaled, 1 / factor));
        for (const [index, [key, value]] of numbersOf(template).entries()) {
          const [backKey, backValue = Number.NaN] = back[index] ?? [];
          expect(backKey).toBe(key);
          expect(Math.abs(backValue - value)).toBeLessThan(0.01);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('has its texts and strokes scaled, and barcodes only in their box', () => {
    const scaled = scaledLabel(
      sheet([
        { type: 'text', id: 't', ...box, value: 'Jam', sizePt: 12, minSizePt: 1.5 },
        { type: 'rectangle', id: 'r', ...box, strokeMm: 1, radiusMm: 2 },
        { type: 'line', id: 'l', x1Mm: 0, y1Mm: 1, x2Mm: 8, y2Mm: 1, strokeMm: 0.4 },
        {
          type: 'barcode',
          id: 'b',
          ...box,
          symbology: 'code128',
          value: 'A1',
          moduleMm: 0.33,
          textSizePt: 9,
          grows: true,
        },
      ]),
      0.5,
    );
    const half = { xMm: 1, yMm: 1.5, widthMm: 10, heightMm: 5 };
    expect(scaled).toMatchObject({ widthMm: 25, heightMm: 10 });
    expect(scaled.elements).toMatchObject([
      { ...half, sizePt: 6, minSizePt: 1 },
      { ...half, strokeMm: 0.5, radiusMm: 1 },
      { x1Mm: 0, y1Mm: 0.5, x2Mm: 4, y2Mm: 0.5, strokeMm: 0.2 },
      { ...half, moduleMm: 0.33, textSizePt: 9, grows: true },
    ]);
  });

  it('may be so small that a side has 1 mm or a text 1 pt, and so large that a side has 1000 mm', () => {
    expect(scaleLimits(sheet([]))).toEqual({ least: 0.05, most: 20 });
    const text = { type: 'text', id: 't', ...box, value: 'Jam', sizePt: 4 } as const;
    expect(scaleLimits(sheet([text])).least).toBe(0.25);
  });
});
