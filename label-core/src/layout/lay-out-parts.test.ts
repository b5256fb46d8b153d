import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { ptToMm } from '../scene/length.ts';
import { measureLine } from '../text/measure.ts';
import type { LabelElement, LabelTemplate } from '../template/template-schema.ts';
import { sampleBarcode, sampleTemplate, sampleText } from '../testing/sample-template.ts';
import { createPartLayout } from './lay-out-parts.ts';
import { layout } from './layout.ts';

const fonts = loadFontSet();
const box = { xMm: 2, yMm: 30, widthMm: 20, heightMm: 10 };

const template = sampleTemplate({
  variables: ['text', 'code', { name: 'on', type: 'toggle' }],
  elements: [
    sampleText({ minSizePt: 5 }),
    sampleBarcode({ xMm: 40, widthMm: 26, grows: true }),
    { type: 'rectangle', id: 'box', ...box, fill: 'black' },
    { type: 'line', id: 'line', x1Mm: 1, y1Mm: 1, x2Mm: 50, y2Mm: 20, strokeMm: 0.3 },
    sampleText({ id: 'note', value: 'Note', visibleWhen: 'on', yMm: 45 }),
  ],
});
const values = { text: 'Tarte à la crème', code: '9501101530003', on: 'true' };

/** Returns the template with one element in another place. */
function moved(from: LabelTemplate, at: number, dx: number, dy: number): LabelTemplate {
  const shift = (element: LabelElement): LabelElement =>
    element.type === 'line'
      ? { ...element, x1Mm: element.x1Mm + dx, y1Mm: element.y1Mm + dy }
      : { ...element, xMm: element.xMm + dx, yMm: element.yMm + dy };
  return {
    ...from,
    elements: from.elements.map((element, index) => (index === at ? shift(element) : element)),
  };
}

describe('a label laid out element by element', () => {
  it('is the label laid out whole, after any number of edits', () => {
    const edit = fc.record({
      at: fc.integer({ min: 0, max: template.elements.length - 1 }),
      dx: fc.integer({ min: -30, max: 30 }),
      dy: fc.integer({ min: -30, max: 30 }),
      dpi: fc.constantFrom(203, 300),
      text: fc.constantFrom(
        '',
        'a',
        'Tarte à la crème et aux fraises des bois, 180 g '.repeat(6),
        '\u{1f35e}',
      ),
      on: fc.constantFrom('true', 'false', 'maybe'),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
        const layOutParts = createPartLayout();
        let edited = template;
        for (const { at, dx, dy, dpi, text, on } of edits) {
          edited = moved(edited, at, dx, dy);
          const given = { ...values, text, on };
          const { parts, problems, warnings } = layOutParts(edited, given, { dpi, fonts });
          const scene = layout(edited, given, { dpi, fonts });
          expect({ nodes: [...parts.values()].flatMap(({ nodes }) => nodes), problems, warnings }).toEqual({
            nodes: scene.nodes,
            problems: scene.problems,
            warnings: scene.warnings,
          });
        }
      }),
      { numRuns: 200 },
    );
  });

  it('lays out again what has changed, and no more', () => {
    const layOutParts = createPartLayout();
    const options = { dpi: 203, fonts };
    const before = layOutParts(template, values, options).parts;
    const after = layOutParts(moved(template, 2, 5, 0), values, options).parts;
    const laidOutAgain = [...after].filter(([id, part]) => part !== before.get(id)).map(([id]) => id);
    // The code grows into the room that the others leave it.
    expect(laidOutAgain).toEqual(['barcode', 'box']);
  });

  it.each([
    ['values', template, { ...values }, { dpi: 203, fonts }],
    ['variables', { ...template, variables: [...template.variables] }, values, { dpi: 203, fonts }],
    ['resolution', template, values, { dpi: 300, fonts }],
    ['pictures', template, values, { dpi: 203, fonts, images: {} }],
  ])('lays everything out again with other %s', (_what, other, given, options) => {
    const layOutParts = createPartLayout();
    const before = layOutParts(template, values, { dpi: 203, fonts }).parts;
    const after = layOutParts(other, given, options).parts;
    expect([...after].filter(([id, part]) => part === before.get(id))).toEqual([]);
  });
});

const fitOf = (text: string, look: object = {}) => {
  const one = sampleTemplate({ variables: ['text'], elements: [sampleText({ minSizePt: 5, ...look })] });
  return createPartLayout()(one, { text }, { dpi: 203, fonts }).parts.get('text')?.fit;
};

describe('how a text fits', () => {
  it('is told with its size, its lines and its room', () => {
    const fit = fitOf('Tarte à la crème');
    expect(fit).toMatchObject({ sizePt: 10, lines: 1, isWhole: true, roomMm: { width: 60, height: 20 } });
    const { ascent, descent } = fonts.regular;
    expect(fit?.usedMm.width).toBeCloseTo(ptToMm(10) * measureLine(fonts.regular, 'Tarte à la crème'), 9);
    expect(fit?.usedMm.height).toBeCloseTo(ptToMm(10) * (ascent + descent), 9);
  });

  it('is told as it is read where the text is turned', () => {
    expect(fitOf('Tarte', { rotation: 90 })?.roomMm).toEqual({ width: 20, height: 60 });
  });

  it('is told of a text that shrank, and of one that is too long', () => {
    const shrunk = fitOf('Tarte à la crème et aux fraises des bois '.repeat(8));
    expect(shrunk).toMatchObject({ isWhole: true });
    expect(shrunk?.sizePt).toBeLessThan(10);
    expect(fitOf('Tarte à la crème et aux fraises des bois '.repeat(40))).toMatchObject({
      isWhole: false,
      sizePt: 5,
    });
  });

  it('is not told of an empty text', () => {
    expect(fitOf(' ')).toBeUndefined();
  });
});
