import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layout } from '../layout/layout.ts';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { rasteriseScene } from '../raster/rasterise-scene.ts';
import type { GlyphRun } from '../scene/scene.ts';
import { parseLabelTemplate } from '../template/parse-label-template.ts';
import { templateLimits } from '../template/template-limits.ts';
import type { LabelTemplate } from '../template/template-schema.ts';
import { sampleTemplate } from '../testing/sample-template.ts';
import { markedAsProof } from './marked-as-proof.ts';
import { frame } from './testing/design-label.ts';
import { templateArbitrary } from './testing/template-arbitrary.ts';

const fonts = loadFontSet();
const layOut = (template: LabelTemplate) => layout(template, {}, { dpi: 203, fonts, images: {} });
const emptyLabel = (widthMm: number, heightMm: number): LabelTemplate => ({
  ...sampleTemplate({ elements: [] }),
  widthMm,
  heightMm,
});
const wordOf = (template: LabelTemplate): GlyphRun | undefined =>
  layOut(markedAsProof(template)).nodes.findLast((node) => node.kind === 'glyphs');

describe('a label that is marked as a proof', () => {
  it('is a valid template that differs in two elements, in front of all others', () => {
    fc.assert(
      fc.property(templateArbitrary, (template) => {
        const marked = markedAsProof(template);
        expect(parseLabelTemplate(marked)).toEqual(marked);
        const { elements, ...rest } = marked;
        expect({ ...rest, elements: elements.slice(0, -2) }).toEqual(template);
      }),
    );
  });

  it('has no problem that the label itself has not', () => {
    fc.assert(
      fc.property(templateArbitrary, (template) => {
        expect(layOut(markedAsProof(template)).problems).toEqual(layOut(template).problems);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    [100, 150, 12, 23],
    [60, 40, 6, 11],
    [50, 10, 3, 5.9],
    [9, 80, 3, 5.9],
    [10, 10, 3, 5.9],
  ])('of %i x %i mm has a band %f mm high with the whole word in it', (width, height, bandMm, sizePt) => {
    const [band] = markedAsProof(emptyLabel(width, height)).elements;
    expect(band).toMatchObject({
      type: 'rectangle',
      xMm: 0,
      yMm: 0,
      heightMm: bandMm,
      widthMm: bandMm * 3,
    });
    const word = wordOf(emptyLabel(width, height));
    expect(word).toMatchObject({ text: 'PROOF', color: 'white' });
    expect(word?.sizePt).toBeGreaterThan(sizePt);
  });

  it('shows white letters on black, over whatever is there', () => {
    const black = sampleTemplate({
      elements: [frame('proof', -2, -2, { widthMm: 104, heightMm: 64, fill: 'black' })],
    });
    const { width, ink } = rasteriseScene(layOut(markedAsProof(black)), { dpi: 203 });
    const white = [...ink].flatMap((value, at) => (value < 128 ? [at % width] : []));
    // The letters are within the band of 27 x 9 mm, which is 215 dots wide.
    expect(Math.min(...white)).toBeGreaterThan(4);
    expect(Math.max(...white)).toBeLessThan(211);
    expect(white.length).toBeGreaterThan(1500);
  });

  it('can be drawn when it has as many elements as a template may have', () => {
    const elements = Array.from({ length: templateLimits.elements }, (_none, at) => frame(`e${at}`, 0, 20));
    const marked = markedAsProof(sampleTemplate({ elements }));
    expect(marked.elements).toHaveLength(templateLimits.elements + 2);
    expect(layOut(marked).problems).toEqual([]);
  });
});
