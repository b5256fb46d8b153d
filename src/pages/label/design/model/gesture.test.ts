import { describe, expect, it } from 'vitest';
import { applyEdit, type Point } from 'label-core/design';
import { designTemplate } from '../testing/design-template';
import { dragged, pressed, released } from './gesture';
import { SELECTING, type Gesture, type GestureSetting, type PointerInput } from './gesture-types';
import { newElement } from './new-element';
import { withChoice, USUAL_SNAPPING } from './snapping';

const UNSNAPPED = ['elements', 'guides', 'dots'] as const;
const setting: GestureSetting = {
  template: designTemplate,
  selection: [],
  mode: SELECTING,
  hidden: new Set(),
  addsToSelection: false,
  snapping: UNSNAPPED.reduce((known, choice) => withChoice(known, choice, false), USUAL_SNAPPING),
  dpi: 203,
  mmPerPx: 0.1,
};
const at = (xMm: number, yMm: number): Point => ({ xMm, yMm });
const input = (point: Point, more: Partial<PointerInput> = {}): PointerInput => ({
  at: point,
  isTouch: false,
  shift: false,
  alt: false,
  mod: false,
  ...more,
});

/** Presses, moves to each point, and releases at the last. */
function gestureOver(
  points: readonly Point[],
  own: Partial<GestureSetting> = {},
  more: Partial<PointerInput> = {},
) {
  const [first = at(0, 0), ...rest] = points;
  const start: Gesture = pressed(input(first, more), { ...setting, ...own });
  const end = rest.reduce((gesture, point) => dragged(gesture, input(point, more)).gesture, start);
  return released(end, input(points.at(-1) ?? first, more));
}

const BOX = at(50, 25);
const FREE = at(59, 39);

describe('a press', () => {
  it.each<[string, Point, Partial<GestureSetting>, Partial<PointerInput>, readonly string[]]>([
    ['selects what is below it', BOX, {}, {}, ['box']],
    ['selects this alone', BOX, { selection: ['title'] }, {}, ['box']],
    ['with Shift selects it as well', BOX, { selection: ['title'] }, { shift: true }, ['title', 'box']],
    ['with Ctrl takes it out', BOX, { selection: ['title', 'box'] }, { mod: true }, ['title']],
    ['on free ground selects nothing', FREE, { selection: ['box'] }, {}, []],
    ['on free ground with Shift keeps the selection', FREE, { selection: ['box'] }, { shift: true }, ['box']],
    [
      'passes a locked element through',
      BOX,
      { template: { ...designTemplate, design: { locked: ['box'] } } },
      {},
      [],
    ],
    ['passes an element that is not shown through', BOX, { hidden: new Set(['box']) }, {}, []],
    [
      'selects a whole group',
      BOX,
      { template: { ...designTemplate, design: { groups: [['box', 'line']] } } },
      {},
      ['line', 'box'],
    ],
    [
      'selects one of a group in which one is selected',
      BOX,
      { selection: ['line'], template: { ...designTemplate, design: { groups: [['box', 'line']] } } },
      {},
      ['box'],
    ],
    [
      'with Alt selects one of a group',
      BOX,
      { template: { ...designTemplate, design: { groups: [['box', 'line']] } } },
      { alt: true },
      ['box'],
    ],
  ])('%s', (_what, point, own, more, ids) => {
    expect(gestureOver([point], own, more)).toEqual({ select: ids });
  });

  it('that moves less than 3 px is none, and less than 8 px by a finger', () => {
    expect(gestureOver([BOX, at(50.2, 25)])).toEqual({ select: ['box'] });
    expect(gestureOver([BOX, at(50.7, 25)], {}, { isTouch: true })).toEqual({ select: ['box'] });
    expect(gestureOver([BOX, at(50.4, 25)]).edit).toMatchObject({ kind: 'move' });
  });

  it('that is dragged moves the whole group, or the one of a group in which one is selected', () => {
    const template = { ...designTemplate, design: { groups: [['box', 'line']] } };
    const movedIds = (selection: readonly string[]) =>
      gestureOver([BOX, at(45, 20)], { template, selection }).edit;
    expect(movedIds([])).toMatchObject({ kind: 'move', ids: ['line', 'box'] });
    expect(movedIds(['line'])).toMatchObject({ kind: 'move', ids: ['box'] });
  });

  it('with Alt goes one deeper at each press', () => {
    const [text, , box, line] = designTemplate.elements;
    const over = box?.type === 'rectangle' ? { ...box, id: 'over', xMm: 46, yMm: 20 } : undefined;
    const template = { ...designTemplate, elements: [text, box, over, line].flatMap((one) => one ?? []) };
    expect(gestureOver([BOX], { template })).toEqual({ select: ['over'] });
    expect(gestureOver([BOX], { template, selection: ['over'] }, { alt: true })).toEqual({ select: ['box'] });
  });
});

describe('a drag', () => {
  it.each<[string, Partial<PointerInput>, object]>([
    ['moves', {}, { kind: 'move', ids: ['box'], dxMm: -5, dyMm: 3 }],
    ['with Shift keeps to one axis', { shift: true }, { kind: 'move', ids: ['box'], dxMm: -5, dyMm: 0 }],
    ['with Alt leaves a copy', { alt: true }, { kind: 'paste', shift: { dxMm: -5, dyMm: 3 } }],
  ])('of an element %s', (_what, more, edit) => {
    expect(gestureOver([BOX, at(47, 26), at(45, 28)], {}, more).edit).toMatchObject(edit);
  });

  it('of one of several selected elements moves them all', () => {
    const { edit } = gestureOver([BOX, at(49, 25)], { selection: ['title', 'box'] });
    expect(edit).toMatchObject({ kind: 'move', ids: ['title', 'box'] });
  });

  it('leaves locked elements of the selection where they are', () => {
    const template = { ...designTemplate, design: { locked: ['title'] } };
    const selection = ['title', 'box'];
    const drag = dragged(pressed(input(BOX), { ...setting, template, selection }), input(at(49, 25)));
    expect(drag.shown.moved?.ids).toEqual(['box']);
  });

  it('on free ground does not select what is not shown', () => {
    expect(gestureOver([at(58, 34), at(40, 10)], { hidden: new Set(['ean', 'box']) })).toEqual({
      select: ['title'],
    });
  });

  it.each<[string, Partial<PointerInput>, readonly string[]]>([
    ['selects what it touches', {}, ['title', 'ean', 'box']],
    ['with Alt selects what is inside', { alt: true }, ['box']],
    ['with Shift selects as well', { shift: true }, ['line', 'title', 'ean', 'box']],
  ])('on free ground %s', (_what, more, ids) => {
    const marquee = gestureOver([at(58, 34), at(40, 10)], { selection: ['line'] }, more);
    expect(marquee).toEqual({ select: ids });
  });

  it('of a handle resizes, and of an end moves it', () => {
    const sized = gestureOver([at(56, 30), at(58, 33)], { selection: ['box'] }, { grip: 'bottom-right' });
    expect(sized.edit).toMatchObject({ kind: 'resize', handle: 'bottom-right', dxMm: 2, dyMm: 3 });
    const turned = gestureOver([at(40, 38), at(42, 36)], { selection: ['line'] }, { grip: 'end' });
    expect(turned.edit).toEqual({ kind: 'setPlace', ids: ['line'], place: { x2Mm: 42, y2Mm: 36 } });
    const level = gestureOver(
      [at(40, 38), at(42, 37)],
      { selection: ['line'] },
      { grip: 'end', shift: true },
    );
    expect(level.edit).toEqual({ kind: 'setPlace', ids: ['line'], place: { x2Mm: 42, y2Mm: 38 } });
  });

  it.each<[string, Partial<PointerInput>, object]>([
    ['moves two edges', {}, { xMm: 46, yMm: 20, widthMm: 12, heightMm: 14 }],
    ['with Shift keeps the proportion', { shift: true }, { xMm: 46, yMm: 20, widthMm: 14, heightMm: 14 }],
    ['with Alt keeps the centre', { alt: true }, { xMm: 44, yMm: 16, widthMm: 14, heightMm: 18 }],
  ])('of a corner %s', (_what, more, place) => {
    const grip = { grip: 'bottom-right', ...more } as const;
    const { edit } = gestureOver([at(56, 30), at(58, 34)], { selection: ['box'] }, grip);
    const { elements } = edit ? applyEdit(designTemplate, edit) : designTemplate;
    expect(elements.find(({ id }) => id === 'box')).toMatchObject(place);
  });

  it('aligns with what is near, unless Ctrl is held', () => {
    const own = { snapping: withChoice(USUAL_SNAPPING, 'dots', false) };
    expect(gestureOver([BOX, at(50, 24), at(50.2, 20.8)], own).edit).toMatchObject({ dxMm: 0, dyMm: -4 });
    expect(gestureOver([BOX, at(50, 24), at(50.2, 20.8)], own, { mod: true }).edit).toMatchObject({
      dxMm: expect.closeTo(0.2, 9),
    });
  });

  it('says what it is aligned with, and where it is shown', () => {
    const own = { snapping: withChoice(USUAL_SNAPPING, 'dots', false) };
    const drag = dragged(pressed(input(BOX), { ...setting, ...own }), input(at(50.2, 20.8)));
    expect(drag.shown.around).toMatchObject({ x: 46, y: 16, width: 10, height: 10 });
    const { hits } = gestureOver([BOX, at(50, 24), at(50.2, 20.8)], own);
    expect(hits?.map(({ line }) => [line.kind, line.id, line.edge])).toContainEqual([
      'element',
      'ean',
      'start',
    ]);
    expect(gestureOver([BOX, at(50, 24), at(50.2, 20.8)], own, { mod: true }).hits).toEqual([]);
  });

  it('does not align with what is not shown', () => {
    const own = { snapping: withChoice(USUAL_SNAPPING, 'dots', false) };
    const hidden = new Set(['title', 'ean', 'line']);
    expect(gestureOver([BOX, at(50, 24), at(50.2, 20.8)], { ...own, hidden }).edit).toMatchObject({
      dyMm: expect.closeTo(-4.2, 9),
    });
  });
});

describe('the way by single presses', () => {
  it('puts what was picked up at the pressed place', () => {
    const { edit, mode, hits } = gestureOver([at(5, 5)], { selection: ['box'], mode: { kind: 'carry' } });
    expect(mode).toBe(SELECTING);
    expect(hits).toEqual([]);
    expect(edit && applyEdit(designTemplate, edit).elements[2]).toMatchObject({ xMm: 5, yMm: 5 });
  });

  it('takes a handle at one press, and its edge to the place of the next', () => {
    const first = gestureOver([at(56, 25)], { selection: ['box'] }, { grip: 'right' });
    expect(first).toEqual({ mode: { kind: 'edge', grip: 'right' } });
    const { edit } = gestureOver([at(58, 3)], { selection: ['box'], mode: { kind: 'edge', grip: 'right' } });
    expect(edit && applyEdit(designTemplate, edit).elements[2]).toMatchObject({
      xMm: 46,
      yMm: 20,
      widthMm: 12,
      heightMm: 10,
    });
  });

  it('adds a new element where it is pressed, or in the box that is drawn', () => {
    const mode = {
      kind: 'place',
      elementOf: (template: typeof designTemplate) => newElement('rectangle', template, 203),
    } as const;
    expect(gestureOver([at(3, 4)], { mode }).edit).toMatchObject({
      kind: 'add',
      element: { xMm: 3, yMm: 4, widthMm: 20 },
    });
    expect(gestureOver([at(3, 4), at(8, 10)], { mode }).edit).toMatchObject({
      element: { xMm: 3, yMm: 4, widthMm: 5, heightMm: 6 },
    });
  });
});

describe('the points between which the tracing picture is measured', () => {
  it('are two presses, wherever they are', () => {
    const first = gestureOver([BOX], { mode: { kind: 'measure' } });
    expect(first).toEqual({ mode: { kind: 'measure', first: BOX } });
    expect(gestureOver([FREE], { mode: { kind: 'measure', first: BOX } })).toEqual({
      mode: SELECTING,
      measured: [BOX, FREE],
    });
  });

  it('move nothing when the pointer is not held still', () => {
    expect(gestureOver([BOX, at(54, 25)], { mode: { kind: 'measure' } }).edit).toBeUndefined();
  });
});
