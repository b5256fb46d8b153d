import { describe, expect, it } from 'vitest';
import { sampleBarcode, sampleTemplate, sampleText } from '../testing/sample-template.ts';
import { boundsAround } from './bounds.ts';
import { boundsOf } from '../scene/element-box.ts';
import { elementsAt, elementsWithin } from './hit-test.ts';
import { readingOrder } from './reading-order.ts';

const box = (id: string, xMm: number, yMm: number, widthMm: number, heightMm: number, more = {}) => ({
  type: 'rectangle',
  id,
  xMm,
  yMm,
  widthMm,
  heightMm,
  ...more,
});
const filled = { fill: 'black' };
const line = (id: string, x1Mm: number, y1Mm: number, x2Mm: number, y2Mm: number, strokeMm = 0.4) => ({
  type: 'line',
  id,
  x1Mm,
  y1Mm,
  x2Mm,
  y2Mm,
  strokeMm,
});
const idsOf = (elements: readonly { readonly id: string }[]) => elements.map(({ id }) => id);

describe('bounds', () => {
  it('are the stored box, turned or not, and for a line half its stroke more', () => {
    const { elements } = sampleTemplate({
      elements: [
        sampleText({ value: 'a', rotation: 90 }),
        line('down', 20, 40, 10, 30),
        line('level', 5, 50, 15, 50, 2),
      ],
    });
    expect(elements.map(boundsOf)).toEqual([
      { x: 5, y: 5, width: 60, height: 20 },
      { x: 9.8, y: 29.8, width: 10.4, height: 10.4 },
      { x: 4, y: 49, width: 12, height: 2 },
    ]);
    expect(boundsAround(elements)).toEqual({ x: 4, y: 5, width: 61, height: 46 });
    expect(boundsAround([])).toBeUndefined();
  });
});

describe('the elements at a point', () => {
  const template = sampleTemplate({
    elements: [
      box('paper', 0, 0, 100, 60, filled),
      box('frame', 10, 10, 40, 30),
      box('low', 20, 20, 20, 10, filled),
      box('high', 30, 20, 20, 10, filled),
      line('rule', 10, 50, 60, 50),
      { ...box('ring', 60, 10, 20, 20), type: 'ellipse', strokeMm: 1 },
      box('dot', 90, 50, 0.5, 0.5, filled),
      box('far', 70, 40, 10, 10, filled),
      box('near', 81, 40, 4, 4, filled),
    ],
    design: { locked: ['paper'] },
  });
  it.each<[string, number, number, readonly string[]]>([
    ['the front one first, locked ones last', 32, 25, ['high', 'low', 'paper']],
    ['within the tolerance after what is under the point', 29.8, 25, ['low', 'high', 'paper']],
    ['within the tolerance the smaller one first', 80.5, 42, ['near', 'far', 'paper']],
    ['a frame at its edge', 10.4, 12, ['frame', 'paper']],
    ['a frame not inside', 14, 14, ['paper']],
    ['a line by its distance', 40, 50.6, ['rule', 'paper']],
    ['a line not too far away', 40, 51.2, ['paper']],
    ['a line not beyond its ends', 61, 50, ['paper']],
    ['an ellipse on its ring', 70, 10.5, ['ring', 'paper']],
    ['an ellipse not in its middle', 70, 20, ['paper']],
    ['an ellipse not in the corner of its box', 60.5, 10.5, ['paper']],
    ['a tiny one within the tolerance, before what is under the point', 89.6, 50.2, ['dot', 'paper']],
    ['nothing beside the label', -3, 70, []],
  ])('are %s', (_name, xMm, yMm, expected) => {
    expect(idsOf(elementsAt(template, { xMm, yMm }, { toleranceMm: 0.6 }))).toEqual(expected);
  });

  it('pass through those that are ignored', () => {
    const ignored = new Set(['high', 'paper']);
    expect(idsOf(elementsAt(template, { xMm: 32, yMm: 25 }, { toleranceMm: 0.6, ignored }))).toEqual(['low']);
  });
});

describe('the elements within a box', () => {
  const template = sampleTemplate({
    elements: [
      box('frame', 0, 0, 50, 50, { strokeMm: 1 }),
      box('a', 5, 5, 10, 10, filled),
      box('b', 20, 20, 10, 10, filled),
      line('rule', 0, 60, 60, 0, 0.2),
      { ...box('ring', 60, 10, 20, 20), type: 'ellipse', strokeMm: 1 },
      box('locked', 5, 5, 5, 5, filled),
    ],
    design: { locked: ['locked'] },
  });
  it.each<[string, [number, number, number, number], 'touching' | 'inside', readonly string[]]>([
    ['touched, but not the frame around it', [4, 4, 6, 6], 'touching', ['a']],
    ['touched with the frame across its edge', [-1, 4, 12, 6], 'touching', ['frame', 'a']],
    ['touched by a line across', [28, 28, 10, 10], 'touching', ['b', 'rule']],
    ['not touched by a line that only its box reaches', [45, 45, 4, 4], 'touching', []],
    ['not touched inside a ring', [68, 18, 4, 4], 'touching', []],
    ['touched on a ring', [68, 8, 4, 4], 'touching', ['ring']],
    ['inside only as a whole', [4, 4, 20, 20], 'inside', ['a']],
    ['all', [-5, -5, 110, 110], 'inside', ['frame', 'a', 'b', 'rule', 'ring']],
    ['none for an empty place', [90, 50, 5, 5], 'touching', []],
  ])('are %s', (_name, [x, y, width, height], mode, expected) => {
    expect(idsOf(elementsWithin(template, { x, y, width, height }, mode))).toEqual(expected);
  });
});

describe('the reading order', () => {
  it('goes by rows, each from the left, and enters a frame after what is around it', () => {
    const { elements } = sampleTemplate({
      elements: [
        sampleBarcode({ id: 'ean', value: '1', xMm: 2, yMm: 16, widthMm: 42, heightMm: 22 }),
        sampleText({ id: 'right', value: 'r', xMm: 48, yMm: 3, widthMm: 10, heightMm: 10 }),
        sampleText({ id: 'title', value: 't', xMm: 2, yMm: 2, widthMm: 44, heightMm: 12 }),
        sampleText({ id: 'in frame', value: 'i', xMm: 62, yMm: 22, widthMm: 6, heightMm: 4 }),
        sampleText({ id: 'below', value: 'b', xMm: 2, yMm: 50, widthMm: 20, heightMm: 5 }),
        box('frame', 60, 20, 30, 30),
        line('rule', 2, 45, 40, 45, 0.3),
        line('upright', 95, 2, 95, 14, 0.3),
      ],
    });
    expect(idsOf(readingOrder(elements))).toEqual([
      'title',
      'right',
      'upright',
      'ean',
      'frame',
      'in frame',
      'rule',
      'below',
    ]);
    expect(readingOrder([])).toEqual([]);
  });
});
