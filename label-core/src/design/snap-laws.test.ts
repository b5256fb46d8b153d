import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box } from '../scene/frame.ts';
import { snapBox, type SnapHit, type Snapped, type SnapSettings } from './snap-box.ts';
import { snapTargets, type SnapEdge } from './snap-targets.ts';
import { anyLength } from './testing/element-arbitrary.ts';
import { templateArbitrary } from './testing/template-arbitrary.ts';

const RUNS = 1000;
/** Lines that are closer are one. */
const SAME_MM = 2e-6;

const all: readonly SnapEdge[] = ['start', 'middle', 'end'];
const edges = fc.constantFrom<SnapSettings['edges']>(
  { x: all, y: all },
  { x: all, y: [] },
  { x: ['end'], y: ['start'] },
  { x: [], y: ['end'] },
);

const place = anyLength(-20, 120);
const side = anyLength(0, 60);
const boxes = fc.record({ x: place, y: place, width: side, height: side });
const tolerance = anyLength(0, 3);

const rasters = fc.record({
  gridMm: fc.constantFrom(undefined, 1, 2.5, 7),
  dpi: fc.constantFrom(undefined, 152, 203, 300, 600),
});

const isOfGaps = ({ line }: SnapHit) => line.kind === 'gap';

const movedBy = (box: Box, { dxMm, dyMm }: Snapped): Box => ({ ...box, x: box.x + dxMm, y: box.y + dyMm });
const distanceOf = ({ dxMm, dyMm }: Snapped) => Math.max(Math.abs(dxMm), Math.abs(dyMm));

describe('snapping any box to any label', () => {
  it('never moves it further than the tolerance, nor an axis without edges', () => {
    fc.assert(
      fc.property(
        templateArbitrary,
        boxes,
        edges,
        tolerance,
        rasters,
        (template, box, used, toleranceMm, raster) => {
          const targets = snapTargets(template, { movingIds: new Set(['title']), ...raster });
          const snapped = snapBox(box, targets, { toleranceMm, edges: used });
          expect(distanceOf(snapped)).toBeLessThanOrEqual(toleranceMm);
          const still = [
            ...(used.x.length === 0 ? [snapped.dxMm] : []),
            ...(used.y.length === 0 ? [snapped.dyMm] : []),
          ];
          expect(still.filter((mm) => mm !== 0)).toEqual([]);
          expect(new Set(snapped.hits.map(({ axis }) => axis)).size).toBe(snapped.hits.length);
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('moves it no more once it is aligned: with lines alone, with a grid alone, with dots alone', () => {
    fc.assert(
      fc.property(
        templateArbitrary,
        boxes,
        edges,
        tolerance,
        fc.constantFrom(
          undefined,
          { gridMm: 2.5 },
          { gridMm: 7 },
          { dotMm: 25.4 / 203 },
          { dotMm: 25.4 / 600 },
        ),
        (template, box, used, toleranceMm, raster) => {
          const lines = snapTargets(template, { movingIds: new Set(['title']) });
          const targets = raster === undefined ? lines : { lines: { x: [], y: [] }, ...raster };
          const settings = { toleranceMm, edges: used };
          const snapped = snapBox(box, targets, settings);
          // What is beside the box, and so its equal gaps, follows from the other axis.
          if (snapped.dxMm !== 0 && snapped.dyMm !== 0 && snapped.hits.some(isOfGaps)) return;
          const again = snapBox(movedBy(box, snapped), targets, settings);
          expect(distanceOf(again)).toBeLessThan(SAME_MM);
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('moves it to a line that a raster has brought within reach, and no more', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(templateArbitrary, boxes, tolerance, rasters, (template, box, toleranceMm, raster) => {
        const targets = snapTargets(template, { movingIds: new Set(['title']), ...raster });
        const settings = { toleranceMm, edges: { x: all, y: all } };
        const once = snapBox(box, targets, settings);
        const twice = snapBox(movedBy(box, once), targets, settings);
        const isRaster = (axis: 'x' | 'y') =>
          ['grid', 'dot'].includes(once.hits.find((hit) => hit.axis === axis)?.line.kind ?? '');
        // What is beside the box, and so its equal gaps, follows from the other axis.
        const hasGaps = [...once.hits, ...twice.hits].some(isOfGaps);
        if (hasGaps) return;
        const across = isRaster('x') ? 0 : Math.abs(twice.dxMm);
        const down = isRaster('y') ? 0 : Math.abs(twice.dyMm);
        expect(Math.max(across, down)).toBeLessThan(SAME_MM);
      }),
      { numRuns: RUNS },
    );
  });

  it('is held by a line while the pointer stays within the release, and by none further away', () => {
    fc.assert(
      fc.property(
        templateArbitrary,
        boxes,
        tolerance,
        anyLength(-4, 4),
        (template, box, toleranceMm, pulledMm) => {
          const targets = snapTargets(template, { movingIds: new Set(['title']) });
          const settings = { toleranceMm, edges: { x: all, y: [] } };
          const first = snapBox(box, targets, settings);
          const [held] = first.hits;
          if (!held) return;
          const pulled = { ...movedBy(box, first), x: box.x + first.dxMm + pulledMm };
          const second = snapBox(pulled, targets, { ...settings, held: first.hits });
          const releaseMm = (toleranceMm * 4) / 3;
          if (Math.abs(Math.abs(pulledMm) - releaseMm) < SAME_MM) return;
          const isHeld = Math.abs(pulledMm) < releaseMm;
          expect(distanceOf(second)).toBeLessThanOrEqual(isHeld ? releaseMm : toleranceMm);
          const leftMm = isHeld ? second.dxMm + pulledMm : 0;
          expect(Math.abs(leftMm)).toBeLessThan(SAME_MM);
          expect(isHeld ? second.hits : first.hits).toEqual(first.hits);
        },
      ),
      { numRuns: RUNS },
    );
  });
});
