import { describe, expect, it } from 'vitest';
import type { Point } from 'label-core/design';
import { designTemplate } from '../testing/design-template';
import { dragged, IDLE, isLongPress, joined, pressed, released } from './gesture';
import { SELECTING, type Gesture, type GestureSetting, type PointerInput } from './gesture-types';
import { newElement } from './new-element';
import { USUAL_SNAPPING } from './snapping';

const setting: GestureSetting = {
  template: designTemplate,
  selection: [],
  mode: SELECTING,
  hidden: new Set(),
  addsToSelection: false,
  snapping: USUAL_SNAPPING,
  dpi: 203,
  mmPerPx: 0.1,
};
const at = (xMm: number, yMm: number): Point => ({ xMm, yMm });
const finger = (point: Point, more: Partial<PointerInput> = {}): PointerInput => ({
  at: point,
  isTouch: true,
  shift: false,
  alt: false,
  mod: false,
  ...more,
});
const second = (point: Point) => finger(point, { isSecond: true });
const BOX = at(50, 25);
const FREE = at(58, 34);

/** Presses with a finger, and moves it to another place. */
const draggedFrom = (from: Point, to: Point, own: Partial<GestureSetting> = {}): Gesture =>
  dragged(pressed(finger(from), { ...setting, ...own }), finger(to)).gesture;

describe('a finger', () => {
  const several = { addsToSelection: true };
  const place = {
    mode: { kind: 'place', elementOf: (one: typeof designTemplate) => newElement('text', one, 203) },
  } as const;
  it.each<[string, Point, Partial<GestureSetting>, Gesture['kind']]>([
    ['on free ground scrolls', FREE, {}, 'idle'],
    ['on what is not selected scrolls', BOX, {}, 'idle'],
    ['on what is selected moves it', BOX, { selection: ['box'] }, 'moving'],
    ['on free ground draws a marquee where it selects several', FREE, several, 'marquee'],
    ['draws with a tool', FREE, place, 'drawing'],
  ])('that is dragged %s', (_what, from, own, kind) => {
    expect(draggedFrom(from, at(40, 10), own).kind).toBe(kind);
  });

  it('adds to the selection where it selects several, and takes out of it', () => {
    const own = { ...setting, ...several, selection: ['title'] };
    const press = (point: Point) => released(pressed(finger(point), own), finger(point));
    expect(press(BOX)).toEqual({ select: ['title', 'box'] });
    expect(press(at(10, 8))).toEqual({ select: [] });
    expect(press(FREE)).toEqual({ select: ['title'] });
    const marquee = draggedFrom(FREE, at(45, 18), own);
    expect(released(marquee, finger(at(45, 18)))).toEqual({ select: ['title', 'box'] });
  });

  it.each<[string, Gesture, boolean]>([
    ['that rests asks for the menu', pressed(finger(BOX), setting), true],
    ['that rests on free ground too', pressed(finger(FREE), setting), true],
    ['that moves does not', draggedFrom(BOX, at(40, 10), { selection: ['box'] }), false],
    [
      'that puts down what was picked up does not',
      pressed(finger(BOX), { ...setting, mode: { kind: 'carry' } }),
      false,
    ],
    ['that is a mouse does not', pressed({ ...finger(BOX), isTouch: false }, setting), false],
    ['that is none does not', IDLE, false],
  ])('%s', (_what, gesture, asks) => {
    expect(isLongPress(gesture)).toBe(asks);
  });
});

describe('two fingers', () => {
  const pinch = joined(at(20, 20), at(30, 20), setting);

  it('give up what the first one has moved', () => {
    const moving = draggedFrom(BOX, at(45, 25), { selection: ['box'] });
    expect(moving.kind).toBe('moving');
    const both = joined(at(45, 25), at(55, 25), setting);
    expect(released(both, finger(at(45, 25)))).toEqual({
      view: { factor: 1, held: at(50, 25), shownAt: at(50, 25) },
    });
  });

  it.each<[string, Point, Point, object]>([
    ['apart draw larger', at(15, 20), at(35, 20), { factor: 2, held: at(25, 20), shownAt: at(25, 20) }],
    ['together draw smaller', at(22.5, 20), at(27.5, 20), { factor: 0.5 }],
    [
      'moved together move the view',
      at(20, 25),
      at(30, 25),
      { factor: 1, held: at(25, 20), shownAt: at(25, 25) },
    ],
    ['on a slant as well', at(20, 20), at(26, 28), { factor: 1, shownAt: at(23, 24) }],
    ['at one place stop at the smallest zoom', at(25, 20), at(25, 20), { factor: 0.05 }],
    ['far apart stop at the largest zoom', at(-500, 20), at(500, 20), { factor: 20 }],
  ])('%s', (_what, first, other, view) => {
    const one = dragged(pinch, finger(first));
    const both = dragged(one.gesture, second(other));
    expect(both.shown.view).toMatchObject(view);
  });

  it('end with one of them, at the place where it is lifted', () => {
    const moved = dragged(pinch, second(at(40, 20))).gesture;
    expect(released(moved, second(at(40, 20)))).toEqual({
      view: { factor: 2, held: at(25, 20), shownAt: at(30, 20) },
    });
    // The finger that remains does nothing.
    expect(dragged(IDLE, finger(at(10, 10)))).toEqual({ gesture: IDLE, shown: { hits: [] } });
  });
});
