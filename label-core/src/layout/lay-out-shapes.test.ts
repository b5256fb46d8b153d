import { describe, expect, it } from 'vitest';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { dotMm } from '../scene/length.ts';
import { sampleTemplate } from '../testing/sample-template.ts';
import { layout } from './layout.ts';

const dpi = 203;
const dot = dotMm(dpi);
const fonts = loadFontSet();

function nodeOf(element: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const template = sampleTemplate({ elements: [{ id: 'shape', ...element }] });
  return { ...layout(template, {}, { dpi, fonts }).nodes[0] };
}

const near = (dots: number): unknown => expect.closeTo(dots * dot, 6);
const box = { xMm: 10.03, yMm: 5.02, widthMm: 20, heightMm: 10 };

describe('the layout of shapes', () => {
  it.each<[string, Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>]>([
    [
      'a filled rectangle',
      { type: 'rectangle', ...box, fill: 'black' },
      {
        xMm: near(80.02),
        yMm: near(40.02),
        widthMm: near(159.96),
        heightMm: near(79.96),
        strokeMm: 0,
        fill: 'black',
      },
    ],
    [
      'a frame with its line inside the box',
      { type: 'rectangle', ...box, strokeMm: 0.5 },
      {
        xMm: near(82),
        yMm: near(42),
        widthMm: near(156),
        heightMm: near(76),
        strokeMm: near(3.96),
        fill: 'none',
      },
    ],
    ['a frame without a width', { type: 'rectangle', ...box }, { strokeMm: near(1.96), fill: 'none' }],
    ['a line thinner than a dot', { type: 'rectangle', ...box, strokeMm: 0.01 }, { strokeMm: near(0.96) }],
    [
      'a level line',
      { type: 'line', x1Mm: 30, y1Mm: 10, x2Mm: 10, y2Mm: 10, strokeMm: 0.25 },
      { kind: 'rectangle', xMm: near(80.02), yMm: near(79.02), widthMm: near(159.96), heightMm: near(1.96) },
    ],
    [
      'an upright line',
      { type: 'line', x1Mm: 10, y1Mm: 10, x2Mm: 10, y2Mm: 30, strokeMm: 0.25 },
      { kind: 'rectangle', xMm: near(79.02), widthMm: near(1.96), heightMm: near(159.96) },
    ],
    [
      'a point',
      { type: 'line', x1Mm: 10, y1Mm: 10, x2Mm: 10, y2Mm: 10, strokeMm: 0.25 },
      { kind: 'rectangle', widthMm: near(1.96), heightMm: near(1.96) },
    ],
  ])('fills whole dots, a fiftieth of a dot inside the edges, for %s', (_name, element, node) => {
    expect(nodeOf(element)).toMatchObject(node);
  });

  it('keeps a slanting line as a line', () => {
    expect(nodeOf({ type: 'line', x1Mm: 1, y1Mm: 2, x2Mm: 3, y2Mm: 5, strokeMm: 0.25 })).toMatchObject({
      kind: 'line',
      x2Mm: 3,
      y2Mm: 5,
      strokeMm: near(2),
    });
  });

  it('never makes corners rounder than the rectangle', () => {
    const { radiusMm, heightMm } = nodeOf({ type: 'rectangle', ...box, radiusMm: 50 });
    expect(radiusMm).toBe(Number(heightMm) / 2);
  });
});
