import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { dotMm, ptToMm } from '../scene/length.ts';
import type { GlyphRun, ModuleGroup, Scene } from '../scene/scene.ts';
import { symbologies } from '../template/template-schema.ts';
import { sampleBarcode, sampleTemplate, sampleText } from '../testing/sample-template.ts';
import { sampleValues } from '../testing/sample-values.ts';
import { layout } from './layout.ts';

const fonts = loadFontSet();
const rotations = fc.constantFrom(0, 90, 180, 270);
const resolutions = fc.constantFrom(152, 203, 300, 305, 600);
const lengths = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });
const boxes = fc.record({
  xMm: lengths(0, 20),
  yMm: lengths(0, 20),
  widthMm: lengths(2, 70),
  heightMm: lengths(2, 70),
});
const largeBoxes = fc.record({
  xMm: lengths(0, 20),
  yMm: lengths(0, 20),
  widthMm: lengths(12, 80),
  heightMm: lengths(12, 80),
});
type Box = typeof boxes extends fc.Arbitrary<infer Value> ? Value : never;

function lay(element: unknown, values: Record<string, string>, dpi: number): Scene {
  const template = sampleTemplate({
    widthMm: 100,
    heightMm: 100,
    variables: ['text', 'code'],
    elements: [element],
  });
  return layout(template, values, { dpi, fonts });
}

type Point = readonly [x: number, y: number];

/** Returns how far the outermost of these points is outside a box; 0 when all are inside. */
function overhangMm({ xMm, yMm, widthMm, heightMm }: Box, points: readonly Point[]): number {
  return Math.max(
    0,
    ...points.flatMap(([x, y]) => [xMm - x, x - xMm - widthMm, yMm - y, y - yMm - heightMm]),
  );
}

/** Returns the corners of the area of a run, from the first glyph to the end of the last, from ascent to descent. */
function cornersOf(run: GlyphRun): readonly Point[] {
  const face = fonts[run.fontKey];
  const emMm = ptToMm(run.sizePt);
  const last = run.glyphs.at(-1);
  const advance = last ? face.source.getGlyph(last.id).advanceWidth / face.unitsPerEm : 0;
  const length = (last?.xMm ?? 0) + advance * emMm;
  const turn = (run.rotation * Math.PI) / 180;
  return [0, length].flatMap((u) =>
    [-face.ascent * emMm, face.descent * emMm].map(
      (v) =>
        [
          run.xMm + u * Math.cos(turn) - v * Math.sin(turn),
          run.yMm + u * Math.sin(turn) + v * Math.cos(turn),
        ] as const,
    ),
  );
}

function pointsOf(outline: readonly number[]): readonly Point[] {
  return outline.flatMap((x, index) => (index % 2 === 0 ? [[x, outline[index + 1] ?? 0] as const] : []));
}

describe('a text on a label', () => {
  it('never leaves its box, whatever the text, size, alignment and turn', () => {
    const styles = fc.record({
      sizePt: lengths(3, 40),
      align: fc.constantFrom('left', 'center', 'right'),
      verticalAlign: fc.constantFrom('top', 'middle', 'bottom'),
      lineHeight: lengths(0.8, 2),
      wrap: fc.boolean(),
      weight: fc.constantFrom(400, 700),
    });
    const texts = fc.string({ unit: fc.constantFrom('a', 'W', 'j', 'Ễ', ' ', '-', '\n', 'AV', '\u00ad') });
    fc.assert(
      fc.property(boxes, styles, texts, rotations, (box, style, text, rotation) => {
        const minSizePt = style.sizePt / 2;
        const scene = lay(sampleText({ ...box, ...style, minSizePt, rotation }), { text }, 203);
        const corners = scene.nodes.flatMap((node) => (node.kind === 'glyphs' ? cornersOf(node) : []));
        expect(overhangMm(box, corners)).toBeLessThan(1e-6);
      }),
      { numRuns: 300 },
    );
  });
});

describe('barcodes on a label', () => {
  const cases = fc.record({
    symbology: fc.constantFrom(...symbologies),
    rotation: rotations,
    dpi: resolutions,
    moduleMm: fc.option(lengths(0.1, 1), { nil: undefined }),
    humanReadable: fc.boolean(),
    box: largeBoxes,
  });

  it('are on the dot grid, a fiftieth of a dot inside every edge, and in their box', () => {
    let drawn = 0;
    fc.assert(
      fc.property(cases, ({ symbology, rotation, dpi, moduleMm, humanReadable, box }) => {
        const element = sampleBarcode({
          ...box,
          symbology,
          rotation,
          humanReadable,
          ...(moduleMm && { moduleMm }),
        });
        const scene = lay(element, { code: sampleValues[symbology].value }, dpi);
        const outlines = scene.nodes.flatMap((node) => (node.kind === 'modules' ? node.outlines : []));
        const codes = scene.problems.map(({ code }) => code);
        expect(outlines.length > 0).toBe(!codes.includes('barcode-too-small'));
        drawn += outlines.length > 0 ? 1 : 0;
        const offGrid = outlines
          .flat()
          .map((mm) => Math.abs(mm / dotMm(dpi) - Math.round(mm / dotMm(dpi))) - 0.02);
        expect(Math.max(0, ...offGrid.map(Math.abs))).toBeLessThan(1e-6);
        expect(overhangMm(box, outlines.flatMap(pointsOf))).toBe(0);
      }),
      { numRuns: 400 },
    );
    expect(drawn).toBeGreaterThan(100);
  });

  it.each(symbologies)('of kind %s keep at least two dots and their smallest module', (symbology) => {
    const element = sampleBarcode({ symbology, xMm: 1, widthMm: 98, heightMm: 50, moduleMm: 0.01 });
    const scene = lay(element, { code: sampleValues[symbology].value }, 300);
    const group = scene.nodes.find((node): node is ModuleGroup => node.kind === 'modules');
    const xs = group?.outlines.flat().filter((_, index) => index % 2 === 0) ?? [];
    const dots = [...new Set(xs.map((x) => Math.round(x / dotMm(300))))].toSorted((a, b) => a - b);
    const steps = dots.slice(1).map((dot, index) => dot - (dots[index] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(2);
  });
});
