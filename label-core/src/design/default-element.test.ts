import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layout } from '../layout/layout.ts';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { dotsInside } from '../scene/dot-grid.ts';
import { symbologies } from '../template/template-schema.ts';
import { sampleTemplate, sampleText } from '../testing/sample-template.ts';
import { applyEdit } from './apply-edit.ts';
import { boxContains, boxesTouch } from './bounds.ts';
import { boundsOf, grown, placeOf } from '../scene/element-box.ts';
import { defaultElement, type NewElement } from './default-element.ts';
import { describeElement } from './describe-element.ts';
import { freePlace } from './free-place.ts';
import { refusalOf } from './refusal-of.ts';
import { hundredths } from './testing/element-arbitrary.ts';
import { templateArbitrary } from './testing/template-arbitrary.ts';

const fonts = loadFontSet();
const label = sampleTemplate({});
const at203 = { name: 'new', dpi: 203 };
const starts: readonly NewElement[] = [
  { type: 'text', value: 'Text' },
  { type: 'image', variable: 'picture' },
  { type: 'rectangle' },
  { type: 'ellipse' },
  { type: 'line' },
  ...symbologies.map((symbology) => ({ type: 'barcode', symbology }) as const),
];

describe('a new element', () => {
  it.each<[NewElement, readonly [number, number]]>([
    [{ type: 'text', value: 'Text' }, [40, 6]],
    [{ type: 'text', value: 'Text', isLong: true }, [96, 9]],
    [{ type: 'barcode', symbology: 'ean13' }, [42.42, 22]],
    [{ type: 'barcode', symbology: 'qrcode' }, [20, 20]],
    [{ type: 'image', variable: 'picture' }, [12, 12]],
    [{ type: 'rectangle' }, [20, 10]],
    [{ type: 'ellipse' }, [20, 10]],
    [{ type: 'line' }, [30, 0]],
  ])('has a good size at 203 dpi: %o', (start, [width, height]) => {
    const place = placeOf(defaultElement(start, label, at203));
    expect(place.width).toBeCloseTo(width, 1);
    expect(place.height).toBeCloseTo(height, 2);
  });

  it('has room for the long name of an article on a small label', () => {
    const small = { ...label, widthMm: 60, heightMm: 40 };
    const value = 'Crème brûlée "maison" à la vanille de Madagascar, 4 × 90 g';
    const element = defaultElement({ type: 'text', value, isLong: true }, small, at203);
    const template = applyEdit(small, { kind: 'add', element });
    expect(layout(template, {}, { dpi: 203, fonts }).problems).toEqual([]);
  });

  it.each([
    [203, 3],
    [300, 4],
    [600, 8],
  ])('is an EAN-13 of whole dots at %s dpi: %s for each module', (dpi, dots) => {
    const ean = defaultElement({ type: 'barcode', symbology: 'ean13' }, label, { name: 'ean', dpi });
    expect(dotsInside(placeOf(ean), dpi).width).toBe(113 * dots);
  });

  it.each(symbologies)('is drawn without problems at all resolutions: %s', (symbology) => {
    const large = { ...label, widthMm: 120, heightMm: 80 };
    for (const dpi of [152, 203, 300, 600]) {
      const element = defaultElement({ type: 'barcode', symbology }, large, { name: 'code', dpi });
      const template = applyEdit(large, { kind: 'add', element });
      const { nodes, problems } = layout(template, {}, { dpi, fonts });
      expect(problems).toEqual([]);
      expect(nodes.length).toBeGreaterThan(0);
    }
  });

  it('gets a free id', () => {
    const template = sampleTemplate({ elements: [sampleText({ id: 'new', value: 'a' })] });
    expect(defaultElement({ type: 'line' }, template, at203).id).toBe('new 2');
  });

  it('is valid and not larger than the label, on any label', () => {
    fc.assert(
      fc.property(templateArbitrary, fc.constantFrom(...starts), (template, start) => {
        const element = defaultElement(start, template, at203);
        expect(refusalOf(template, { kind: 'add', element })).toBeUndefined();
        const dot = 0.13;
        const paper = { x: 0, y: 0, width: template.widthMm, height: template.heightMm };
        expect(boxContains(grown(paper, 2 * dot), placeOf(element))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

const text = (id: string, xMm: number, yMm: number, widthMm: number) =>
  sampleText({ id, value: id, xMm, yMm, widthMm, heightMm: 10 });

const isFilled = ({ fill }: { readonly fill?: string | undefined }): boolean =>
  fill === 'black' || fill === 'white';

describe('a free place', () => {
  it('is the first one in reading order: beside, below, inside a frame', () => {
    const size = { widthMm: 20, heightMm: 5 };
    const placeIn = (...elements: readonly unknown[]) => freePlace(sampleTemplate({ elements }), size);
    expect(placeIn()).toEqual({ xMm: 2, yMm: 2 });
    expect(placeIn(text('a', 2, 2, 30))).toEqual({ xMm: 34, yMm: 2 });
    expect(placeIn(text('a', 2, 2, 80))).toEqual({ xMm: 2, yMm: 14 });
    expect(placeIn(text('a', 30, 2, 60))).toEqual({ xMm: 2, yMm: 2 });
    const frame = { type: 'rectangle', id: 'frame', xMm: 0, yMm: 0, widthMm: 100, heightMm: 60, strokeMm: 1 };
    expect(placeIn(frame)).toEqual({ xMm: 3, yMm: 3 });
    expect(placeIn({ ...frame, fill: 'black' }, text('a', 2, 2, 3))).toEqual({ xMm: 4, yMm: 4 });
  });

  it('covers nothing and is on the label, where there is one', () => {
    fc.assert(
      fc.property(templateArbitrary, hundredths(1, 40), hundredths(1, 40), (template, widthMm, heightMm) => {
        const { xMm: x, yMm: y } = freePlace(template, { widthMm, heightMm });
        const place = { x, y, width: widthMm, height: heightMm };
        const covered = template.elements.some((element) => {
          const isOpen = (element.type === 'rectangle' || element.type === 'ellipse') && !isFilled(element);
          return boxesTouch(boundsOf(element), place) && !(isOpen && boxContains(boundsOf(element), place));
        });
        const margin = template.design?.marginMm ?? 2;
        const paper = { x: 0, y: 0, width: template.widthMm, height: template.heightMm };
        const isWithinMargins = boxContains(grown(paper, -margin + 1e-9), place);
        const isStacked = x === y || x === 0 || y === 0 || x + widthMm + 0.02 > template.widthMm;
        expect((isWithinMargins && !covered) || isStacked || y + heightMm + 0.02 > template.heightMm).toBe(
          true,
        );
      }),
      { numRuns: 1000 },
    );
  });
});

describe('what is told of an element', () => {
  const template = sampleTemplate({
    variables: [{ name: 'vegan', type: 'toggle' }, { name: 'logo', type: 'media-ref' }, 'ean'],
    elements: [
      {
        type: 'barcode',
        id: 'ean',
        symbology: 'ean13',
        value: '{{ean}}',
        xMm: 2,
        yMm: 20,
        widthMm: 40,
        heightMm: 20,
      },
      sampleText({
        value: ' Strawberry\njam, made of whole strawberries and nothing else ',
        visibleWhen: 'vegan',
      }),
      { type: 'image', id: 'logo', xMm: 80, yMm: 5, widthMm: 10, heightMm: 10, source: { variable: 'logo' } },
      { type: 'line', id: 'rule', x1Mm: 2, y1Mm: 45, x2Mm: 42, y2Mm: 45, strokeMm: 0.3 },
    ],
    design: { locked: ['logo'], groups: [['ean', 'rule']] },
  });
  it.each([
    [
      'text',
      {
        type: 'text',
        words: 'Strawberry jam, made of whole…',
        index: 1,
        xMm: 5,
        yMm: 5,
        widthMm: 60,
        heightMm: 20,
        isLocked: false,
        visibleWhen: 'vegan',
      },
    ],
    [
      'logo',
      {
        type: 'image',
        variable: 'logo',
        index: 2,
        xMm: 80,
        yMm: 5,
        widthMm: 10,
        heightMm: 10,
        isLocked: true,
      },
    ],
    [
      'ean',
      {
        type: 'barcode',
        symbology: 'ean13',
        words: '{{ean}}',
        index: 3,
        xMm: 2,
        yMm: 20,
        widthMm: 40,
        heightMm: 20,
        group: { number: 1, size: 2 },
        isLocked: false,
      },
    ],
    [
      'rule',
      {
        type: 'line',
        index: 4,
        xMm: 1.85,
        yMm: 44.85,
        widthMm: 40.3,
        heightMm: 0.3,
        group: { number: 1, size: 2 },
        isLocked: false,
      },
    ],
  ])('is its place, content and state: %s', (id, expected) => {
    expect(describeElement(template, id)).toEqual({ id, count: 4, ...expected });
  });

  it('is nothing for an unknown id', () => {
    expect(describeElement(template, 'gone')).toBeUndefined();
  });
});
