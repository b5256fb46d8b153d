import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsAround, handles, type Point } from 'label-core/design';
import { designTemplate } from '../testing/design-template';
import { dragged, pressed, released } from './gesture';
import { SELECTING, type Gesture, type GestureSetting, type PointerInput } from './gesture-types';
import { gripPlace } from './grip-place';
import { USUAL_SNAPPING } from './snapping';

const RUNS = 1000;

/** Everything is snapped to: elements, guides, gaps, a grid and dots. */
const settings = fc
  .record({ gridMm: fc.constantFrom(0, 1, 5), mmPerPx: fc.constantFrom(0.02, 0.1, 0.26) })
  .map(({ gridMm, mmPerPx }): GestureSetting => ({
    template: designTemplate,
    selection: ['box'],
    mode: SELECTING,
    hidden: new Set(),
    snapping: { ...USUAL_SNAPPING, gridMm },
    dpi: 203,
    addsToSelection: false,
    mmPerPx,
  }));

const place = fc.integer({ min: -30_000, max: 100_000 }).map((count) => count / 1000);
const points = fc.array(fc.record({ xMm: place, yMm: place }), { minLength: 1, maxLength: 6 });
const BOX = boundsAround(designTemplate.elements.filter(({ id }) => id === 'box')) ?? {
  x: 0,
  y: 0,
  width: 0,
  height: 0,
};
const FROM: Point = { xMm: 50, yMm: 25 };

const input = (at: Point, more: Partial<PointerInput> = {}): PointerInput => ({
  at,
  isTouch: false,
  shift: false,
  alt: false,
  mod: false,
  ...more,
});

/** Drags from a place over others; mod is pressed after the drag has begun, as for a press alone it means something else. */
function editOver(setting: GestureSetting, from: PointerInput, path: readonly Point[], isHeld: boolean) {
  const start: Gesture = pressed(from, setting);
  const mods = { grip: from.grip, mod: isHeld };
  const end = path.reduce((gesture, at) => dragged(gesture, input(at, mods)).gesture, start);
  const last = path.at(-1) ?? from.at;
  return { result: released(end, input(last, mods)), last, shown: dragged(end, input(last, mods)).shown };
}

describe('a drag', () => {
  it('is not aligned at all while Ctrl is held', () => {
    fc.assert(
      fc.property(settings, points, (setting, path) => {
        const { result, last, shown } = editOver(setting, input(FROM), path, true);
        expect(shown?.hits ?? []).toEqual([]);
        const by = { dxMm: last.xMm - FROM.xMm, dyMm: last.yMm - FROM.yMm };
        expect(result.edit ?? by).toMatchObject(by);
      }),
      { numRuns: RUNS },
    );
  });

  it('is aligned within 8 px of where the pointer takes it, whatever it was held by on the way', () => {
    let aligned = 0;
    fc.assert(
      fc.property(settings, points, (setting, path) => {
        const { result, last } = editOver(setting, input(FROM), path, false);
        const { edit } = result;
        if (edit?.kind !== 'move') return;
        const offMm = [edit.dxMm - (last.xMm - FROM.xMm), edit.dyMm - (last.yMm - FROM.yMm)].map(Math.abs);
        if (Math.max(...offMm) > 0) aligned += 1;
        expect(Math.max(...offMm)).toBeLessThanOrEqual(8 * setting.mmPerPx + 1e-9);
      }),
      { numRuns: RUNS },
    );
    expect(aligned).toBeGreaterThan(RUNS / 2);
  });

  it('of any handle is not aligned at all while Ctrl is held, and within 8 px else', () => {
    fc.assert(
      fc.property(
        settings,
        points,
        fc.constantFrom(...handles),
        fc.boolean(),
        (setting, path, grip, isHeld) => {
          const at = gripPlace(grip, BOX);
          const { result, last } = editOver(setting, input(at, { grip }), path, isHeld);
          const { edit } = result;
          if (edit?.kind !== 'resize' || !('handle' in edit)) return;
          const offMm = [edit.dxMm - (last.xMm - at.xMm), edit.dyMm - (last.yMm - at.yMm)].map(Math.abs);
          expect(Math.max(...offMm)).toBeLessThanOrEqual(isHeld ? 1e-9 : 8 * setting.mmPerPx + 1e-9);
        },
      ),
      { numRuns: RUNS },
    );
  });
});
