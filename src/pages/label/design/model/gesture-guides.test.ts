import { describe, expect, it } from 'vitest';
import { applyEdit, refusalOf, type Axis, type Point } from 'label-core/design';
import { translated } from '@/shared/i18n';
import { designTemplate } from '../testing/design-template';
import { dragged, pressed, released } from './gesture';
import { SELECTING, type GestureSetting, type PointerInput } from './gesture-types';
import { USUAL_SNAPPING, withChoice } from './snapping';

const NO_DOTS = withChoice(USUAL_SNAPPING, 'dots', false);
const setting: GestureSetting = {
  template: { ...designTemplate, design: { guides: { xMm: [53], yMm: [15] } } },
  selection: [],
  mode: SELECTING,
  hidden: new Set(),
  addsToSelection: false,
  snapping: NO_DOTS,
  dpi: 203,
  mmPerPx: 0.1,
};
const at = (xMm: number, yMm: number): Point => ({ xMm, yMm });
type More = Partial<PointerInput>;
const input = (point: Point, more: More = {}): PointerInput => ({
  at: point,
  isTouch: false,
  shift: false,
  alt: false,
  mod: false,
  ...more,
});

/** Presses at a point, moves to another and returns what is shown there and what a release makes of it. */
function drag(from: Point, to: Point, press: More = {}, own: Partial<GestureSetting> = {}) {
  const begun = dragged(pressed(input(from, press), { ...setting, ...own }), input(to, press));
  return { shown: begun.shown.guide, ...released(begun.gesture, input(to, press)) };
}
const guidesAfter = ({ edit }: ReturnType<typeof drag>) =>
  edit && applyEdit(setting.template, edit).design?.guides;

const ruler = (axis: Axis): More => ({ ruler: axis });
const FREE = at(58.5, 8);

describe('a drag out of a ruler', () => {
  it.each<[string, Point, Point, More, object]>([
    ['from the upper one makes a level guide', at(30, -1), at(30, 9.04), ruler('x'), { yMm: [9, 15] }],
    ['from the left one an upright guide', at(-1, 30), at(7.96, 30), ruler('y'), { xMm: [8, 53] }],
    [
      'with Ctrl puts it between',
      at(-1, 30),
      at(7.96, 30),
      { ...ruler('y'), mod: true },
      { xMm: [7.96, 53] },
    ],
    ['aligns it with an element', at(-1, 30), at(46.3, 30), ruler('y'), { xMm: [46, 53] }],
    ['by a finger makes one too', at(30, -1), at(30, 9), { ...ruler('x'), isTouch: true }, { yMm: [9, 15] }],
  ])('%s', (_what, from, to, press, guides) => {
    expect(guidesAfter(drag(from, to, press))).toMatchObject(guides);
  });

  it('puts it on a whole dot, where edges are aligned with dots', () => {
    const { edit } = drag(at(30, -1), at(30, 9.04), ruler('x'), { snapping: USUAL_SNAPPING });
    expect(edit).toMatchObject({ yMm: [15, expect.closeTo((72 * 25.4) / 203, 6)] });
  });

  it('shows the place while it goes on', () => {
    expect(drag(at(30, -1), at(30, 9.04), ruler('x')).shown).toEqual({ axis: 'y', mm: 9 });
  });

  it('that ends on the ruler or beside the label makes none', () => {
    for (const to of [at(30, -0.5), at(30, 40.5)]) {
      const { shown, edit } = drag(at(30, -1), to, ruler('x'));
      expect(shown?.mm).toBeUndefined();
      expect(edit).toBeUndefined();
    }
  });

  it('makes none where a tool waits for its place', () => {
    const mode = { kind: 'carry' } as const;
    expect(drag(at(30, -1), at(30, 8), ruler('x'), { mode }).shown).toBeUndefined();
  });

  it('makes no more guides than a label has', () => {
    const guides = { xMm: Array.from({ length: 50 }, (_, index) => index + 0.5) };
    const template = { ...designTemplate, design: { guides } };
    const { edit } = drag(at(56, -1), at(56, 8), ruler('x'), { template });
    const refusal = edit && refusalOf(template, edit);
    expect(refusal && translated(refusal)).toBe('A label can have at most 50 guides.');
    // One that is there can still be moved.
    const moved = drag(at(0.5, -1), at(20, -1), ruler('x'), { template });
    expect(moved.edit && refusalOf(template, moved.edit)).toBeUndefined();
  });
});

describe('a guide', () => {
  it.each<[string, Point, Point, More, object | undefined]>([
    ['is moved from free ground', at(53.5, 8), at(54.5, 8), {}, { xMm: [54.5], yMm: [15] }],
    ['is moved by its grip', at(53.4, -1), at(54.5, -1), ruler('x'), { xMm: [54.5], yMm: [15] }],
    ['over its ruler is gone', at(53, 8), at(-1, 8), {}, { yMm: [15] }],
    ['beside the label is gone', at(53, 8), at(60.1, 8), {}, { yMm: [15] }],
    ['put on another is one with it', at(53, 8), at(53, 12), {}, { xMm: [53], yMm: [15] }],
    ['is left to a finger at its grip only', at(53, 8), at(54.5, 8), { isTouch: true }, undefined],
  ])('%s', (_what, from, to, press, guides) => {
    expect(guidesAfter(drag(from, to, press))).toEqual(guides);
  });

  it('is not taken more than 6 px away, nor outside of the label', () => {
    expect(drag(at(53.7, 8), at(54.5, 8)).edit).toBeUndefined();
    expect(drag(at(53, 41), at(54.5, 41)).edit).toBeUndefined();
  });

  it('leaves a press to the element on it, and to a handle', () => {
    expect(drag(at(53, 25), at(54, 25)).edit).toMatchObject({ kind: 'move', ids: ['box'] });
    const own = { selection: ['box'] };
    expect(drag(at(53, 15), at(53, 14), { grip: 'top' }, own).edit).toMatchObject({ kind: 'resize' });
  });

  it('that is pressed but not dragged stays', () => {
    expect(released(pressed(input(at(53, 8)), setting), input(at(53, 8)))).toEqual({ select: [] });
    const press = ruler('x');
    const own = { ...setting, selection: ['box'] };
    expect(released(pressed(input(at(53, -1), press), own), input(at(53, -1), press))).toEqual({});
    expect(drag(FREE, at(50, 10)).shown).toBeUndefined();
  });
});
