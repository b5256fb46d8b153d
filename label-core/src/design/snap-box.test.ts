import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box } from '../scene/frame.ts';
import { sampleTemplate } from '../testing/sample-template.ts';
import { equalGaps } from './equal-gaps.ts';
import { snapBox, type SnapHit, type SnapSettings } from './snap-box.ts';
import { snapTargets, type SnapEdge } from './snap-targets.ts';
import { anyLength } from './testing/element-arbitrary.ts';
import { templateArbitrary } from './testing/template-arbitrary.ts';

const all: readonly SnapEdge[] = ['start', 'middle', 'end'];
const settings: SnapSettings = { toleranceMm: 0.6, edges: { x: all, y: all } };
const box = (x: number, y: number, width = 10, height = 4): Box => ({ x, y, width, height });
const rectangle = (id: string, { x, y, width, height }: Box) => ({
  type: 'rectangle',
  id,
  xMm: x,
  yMm: y,
  widthMm: width,
  heightMm: height,
});

const template = sampleTemplate({
  elements: [rectangle('a', box(20, 10, 20, 8)), rectangle('moving', box(0, 0))],
  design: { guides: { xMm: [33], yMm: [44] }, marginMm: 2 },
});
const targets = snapTargets(template, { movingIds: new Set(['moving']) });

const told = ({ axis, edge, line }: SnapHit) =>
  [axis, edge, line.kind, line.id, line.edge, line.atMm].filter((part) => part !== undefined).join(' ');

describe('snapping', () => {
  it.each<[string, Box, readonly [number, number], readonly string[]]>([
    ['the left to a left', box(20.4, 33), [-0.4, 0], ['x start element a start 20']],
    ['the right to a left', box(9.8, 33), [0.2, 0], ['x end element a start 20']],
    ['the middle to a middle', box(24.7, 33), [0.3, 0], ['x middle element a middle 30']],
    [
      'both axes',
      box(20.4, 10.3),
      [-0.4, -0.3],
      ['x start element a start 20', 'y start element a start 10'],
    ],
    ['a guide', box(33.3, 32), [-0.3, 0], ['x start guide 33']],
    ['the edge of the label', box(0.3, 32), [-0.3, 0], ['x start label start 0']],
    ['the centre of the label', box(45.2, 33), [-0.2, 0], ['x middle label middle 50']],
    ['the margin', box(2.5, 32), [-0.5, 0], ['x start margin start 2']],
    ['nothing that is too far', box(60.7, 32.1), [0, 0], []],
  ])('aligns %s', (_name, at, by, hits) => {
    const { dxMm, dyMm, hits: found } = snapBox(at, targets, settings);
    expect(dxMm).toBeCloseTo(by[0], 9);
    expect(dyMm).toBeCloseTo(by[1], 9);
    expect(found.map(told)).toEqual(hits);
  });

  it('aligns only the edges that are dragged', () => {
    const edges = { x: ['end'], y: [] } as const;
    expect(snapBox(box(20.2, 10.2, 19.6), targets, { ...settings, edges }).hits.map(told)).toEqual([
      'x end element a end 40',
    ]);
  });

  it('prefers an element to a guide, a guide to the label, the label to a margin at the same distance', () => {
    const equal = sampleTemplate({
      elements: [rectangle('a', box(20, 10, 20, 8))],
      design: { guides: { xMm: [20, 21, 0, 50.8] }, marginMm: 1 },
    });
    const all4 = snapTargets(equal, { movingIds: new Set() });
    const kindAt = (x: number) =>
      snapBox(box(x, 33), all4, { ...settings, edges: { x: ['start'], y: [] } }).hits[0]?.line.kind;
    expect(kindAt(20.5)).toBe('element');
    expect(all4.lines.x.find(({ atMm }) => atMm === 20)?.kind).toBe('element');
    expect(all4.lines.x.find(({ atMm }) => atMm === 0)?.kind).toBe('guide');
    expect(kindAt(0.5)).toBe('guide');
    expect(snapBox(box(50.4, 33, 30), all4, settings).hits[0]?.line.kind).toBe('guide');
  });

  it('leaves out kinds that are switched off', () => {
    const without = new Set(['element', 'label', 'margin'] as const);
    const few = snapTargets(template, { movingIds: new Set(['moving']), without });
    expect(few.lines.x.map(({ kind }) => kind)).toEqual(['guide']);
    expect(few.boxes).toBeUndefined();
  });

  it('uses the grid where no line is near, and dots where the grid is not', () => {
    const withDots = snapTargets(template, { movingIds: new Set(['moving']), gridMm: 5, dpi: 203 });
    const kindsOf = (at: Box) => snapBox(at, withDots, settings).hits.map(({ line }) => line.kind);
    expect(kindsOf(box(20.4, 25.3))).toEqual(['element', 'grid']);
    expect(kindsOf(box(62.1, 52.3))).toEqual(['dot', 'dot']);
    const dots = snapBox(box(62.1, 52.3), withDots, settings).hits.map(
      ({ line }) => (line.atMm * 203) / 25.4,
    );
    for (const dot of dots) expect(dot).toBeCloseTo(Math.round(dot), 6);
  });

  it('holds a line until the box is further away than the release', () => {
    const { hits } = snapBox(box(20.4, 33), targets, settings);
    const dragged = (x: number) => snapBox(box(x, 33), targets, { ...settings, held: hits }).hits.map(told);
    expect(dragged(20.75)).toEqual(['x start element a start 20']);
    expect(dragged(20.85)).toEqual([]);
    expect(snapBox(box(20.75, 33), targets, settings).hits).toEqual([]);
  });

  it('never moves further than its tolerance, onto the line that it names', () => {
    const place = anyLength(-20, 120);
    const side = anyLength(0, 60);
    const options = fc.record({
      gridMm: fc.constantFrom(undefined, 1, 7),
      dpi: fc.constantFrom(undefined, 203),
    });
    fc.assert(
      fc.property(
        templateArbitrary,
        place,
        place,
        side,
        side,
        options,
        (one, x, y, width, height, raster) => {
          const lines = snapTargets(one, { movingIds: new Set(['title']), ...raster });
          const at = { x, y, width, height };
          const { dxMm, dyMm, hits } = snapBox(at, lines, settings);
          expect(Math.max(Math.abs(dxMm), Math.abs(dyMm))).toBeLessThanOrEqual(settings.toleranceMm);
          const starts = { x: x + dxMm, y: y + dyMm };
          const lengths = { x: width, y: height };
          const share = { start: 0, middle: 0.5, end: 1 };
          for (const { axis, edge, line } of hits) {
            expect(Math.abs(starts[axis] + share[edge] * lengths[axis] - line.atMm)).toBeLessThan(1e-6);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('equal gaps', () => {
  const row = [box(0, 0), box(14, 0), box(60, 1), box(30, 40)];
  it('are between two, and before and after a pair, beside the box only', () => {
    const places = equalGaps(box(33, 0, 6), row, 'x').map(({ startMm, gapMm }) => [startMm, gapMm]);
    expect(places).toEqual([
      [39, 15],
      [-10, 4],
      [28, 4],
      [106, 36],
    ]);
  });

  it('name both gaps', () => {
    expect(equalGaps(box(27, 0), row.slice(0, 2), 'x').at(-1)).toEqual({
      startMm: 28,
      gapMm: 4,
      gaps: [
        { startMm: 10, endMm: 14 },
        { startMm: 24, endMm: 28 },
      ],
    });
  });

  it('are not where the box would cover another, and not without a pair', () => {
    expect(equalGaps(box(50, 0, 40), row.slice(0, 3), 'x').map(({ startMm }) => startMm)).toEqual([-44, 106]);
    expect(equalGaps(box(3, 20), [box(0, 0)], 'y')).toEqual([]);
  });

  it('work down the label as they do across', () => {
    const column = [box(0, 0, 5, 5), box(1, 8, 5, 5)];
    expect(equalGaps(box(2, 17, 5, 5), column, 'y').map(({ startMm }) => startMm)).toEqual([-8, 16]);
  });

  it('snap a box that moves, with both gaps to show, and not one that is resized', () => {
    const spaced = sampleTemplate({
      elements: [rectangle('a', box(10, 20)), rectangle('b', box(23, 20))],
    });
    const lines = snapTargets(spaced, { movingIds: new Set() });
    const { dxMm, hits } = snapBox(box(36.4, 21, 7), lines, settings);
    expect(dxMm).toBeCloseTo(-0.4, 9);
    expect(hits[0]?.line).toEqual({ kind: 'gap', atMm: 36 });
    expect(hits[0]?.gaps).toHaveLength(2);
    const edges = { x: ['start'], y: [] } as const;
    expect(snapBox(box(36.4, 21, 7), lines, { ...settings, edges }).hits).toEqual([]);
  });
});
