import { describe, expect, it } from 'vitest';
import { dotsInside } from '../../scene/dot-grid.ts';
import { sampleTemplate, sampleText } from '../../testing/sample-template.ts';
import { applyEdit } from '../apply-edit.ts';
import { placeOf } from '../../scene/element-box.ts';
import type { AlignEdge, Edit, Handle } from '../edit.ts';
import { afterwards, designLabel, frame, saidOf } from '../testing/design-label.ts';

const placesAfter = (template: typeof designLabel, edit: Edit) =>
  Object.fromEntries(
    applyEdit(template, edit).elements.map((element) => {
      const { x, y, width, height } = placeOf(element);
      return [element.id, [x, y, width, height].map((mm) => Math.round(mm * 1e6) / 1e6)];
    }),
  );

const moveBy = (ids: readonly string[], dxMm: number, dyMm: number): Edit => ({
  kind: 'move',
  ids,
  dxMm,
  dyMm,
});

describe('moving', () => {
  it.each<[string, Edit, string, readonly number[]]>([
    ['moves at 0.01 mm', moveBy(['title'], 1.2345, -0.5), 'title', [3.23, 1.5, 40, 8]],
    ['moves a line with both ends', moveBy(['rule'], 1, 2), 'rule', [3, 26, 60, 0]],
    ['leaves 1 mm on the label at the right', moveBy(['title'], 500, 0), 'title', [99, 2, 40, 8]],
    ['leaves 1 mm on the label at the top', moveBy(['title'], 0, -500), 'title', [2, -7, 40, 8]],
    ['stops all where one must', moveBy(['title', 'logo'], 50, 0), 'title', [21, 2, 40, 8]],
    ['leaves locked ones where they are', moveBy(['frame', 'title'], 1, 1), 'frame', [0, 0, 100, 60]],
  ])('%s', (_name, edit, id, expected) => {
    expect(placesAfter(designLabel, edit)[id]).toEqual(expected);
  });

  it('is refused where nothing can move, and says which', () => {
    const beside = sampleTemplate({ elements: [sampleText({ value: 'a', xMm: 99 })] });
    expect(saidOf(beside, moveBy(['text'], 5, 0))).toBe('“text” must keep 1 mm on the label.');
    expect(applyEdit(beside, moveBy(['text'], -5, 0))).not.toBe(beside);
    expect(applyEdit(beside, moveBy(['text'], 0.001, 0))).toBe(beside);
    expect(saidOf(designLabel, moveBy(['frame'], 1, 0))).toBe('“frame” is locked. Unlock it first.');
    expect(saidOf(designLabel, moveBy(['gone'], 1, 0))).toBe('This element is no longer on the label.');
    expect(saidOf(designLabel, moveBy(['title'], Number.NaN, 0))).toBe('Enter a number.');
    expect(saidOf(designLabel, moveBy(['title'], 0, Infinity))).toBe('Enter a number.');
  });

  it('keeps both ends of a long line within the limits', () => {
    const long = { type: 'line', id: 'long', x1Mm: -900, y1Mm: 5, x2Mm: 950, y2Mm: 5, strokeMm: 1 };
    const label = sampleTemplate({ elements: [long] });
    expect(placesAfter(label, moveBy(['long'], -500, 0))['long']).toEqual([-1000, 5, 1850, 0]);
    expect(placesAfter(label, moveBy(['long'], 500, 0))['long']).toEqual([-850, 5, 1850, 0]);
  });

  it('keeps the whole dots of a box on dots', () => {
    const dot = 25.4 / 203;
    const before = placeOf(afterwards(designLabel, { kind: 'lock', ids: ['frame'], isLocked: true }, 'ean'));
    const dxMm = 18 * dot - before.x;
    const edit: Edit = { kind: 'move', ids: ['ean'], dxMm, dyMm: 0, dpi: 203 };
    const after = placeOf(afterwards(designLabel, edit, 'ean'));
    expect(dotsInside(after, 203).x).toBe(18);
    expect(dotsInside(after, 203).width).toBeGreaterThanOrEqual(dotsInside(before, 203).width);
  });
});

const dragged = (handle: Handle, dxMm: number, dyMm: number, more = {}): Edit => ({
  kind: 'resize',
  ids: ['box'],
  handle,
  dxMm,
  dyMm,
  ...more,
});

describe('resizing', () => {
  const label = sampleTemplate({ elements: [frame('box', 20, 20), frame('other', 40, 30, { widthMm: 20 })] });
  it.each<[string, Edit, readonly number[]]>([
    ['the right edge', dragged('right', 3, 9), [20, 20, 13, 6]],
    ['the left edge', dragged('left', 3, 9), [23, 20, 7, 6]],
    ['a corner', dragged('top-left', -2, -1), [18, 19, 12, 7]],
    ['an edge beyond the other', dragged('left', 30, 0), [29.99, 20, 0.01, 6]],
    ['from the centre', dragged('bottom-right', 2, 1, { fromCenter: true }), [18, 19, 14, 8]],
    ['a corner in proportion', dragged('bottom-right', 10, 0, { keepsShape: true }), [20, 20, 20, 12]],
    ['an edge in proportion', dragged('right', 5, 0, { keepsShape: true }), [20, 18.5, 15, 9]],
    [
      'to a box',
      { kind: 'resize', ids: ['box'], box: { x: 1, y: 2, width: 3.456, height: 4 } },
      [1, 2, 3.46, 4],
    ],
    [
      'to a box of no size',
      { kind: 'resize', ids: ['box'], box: { x: 1, y: 2, width: -3, height: 0 } },
      [1, 2, 0.01, 0.01],
    ],
    [
      'to dots, outwards',
      { kind: 'resize', ids: ['box'], box: { x: 20, y: 20, width: 10.1, height: 6 }, dpi: 203 },
      [20.01, 20.01, 10.02, 5.9],
    ],
  ])('drags %s', (_name, edit, expected) => {
    expect(placesAfter(label, edit)['box']).toEqual(expected);
  });

  it('scales the places of several, never the size of texts', () => {
    const edit: Edit = {
      kind: 'resize',
      ids: ['title', 'lot', 'rule'],
      handle: 'bottom-right',
      dxMm: 60,
      dyMm: 22,
    };
    const after = placesAfter(designLabel, edit);
    expect(after['title']).toEqual([2, 2, 80, 16]);
    expect(after['lot']).toEqual([2, 22, 40, 12]);
    expect(after['rule']).toEqual([2, 46, 120, 0]);
    expect(afterwards(designLabel, edit, 'title')).toMatchObject({ sizePt: 12, minSizePt: 7 });
    expect(afterwards(designLabel, edit, 'rule')).toMatchObject({ strokeMm: 0.4 });
  });

  it('keeps an outline in its own field', () => {
    const path = {
      type: 'path',
      id: 'p',
      d: 'M 0 0 L 4 4',
      viewWidth: 4,
      viewHeight: 4,
      xMm: 1,
      yMm: 1,
      widthMm: 4,
      heightMm: 4,
    };
    const edit: Edit = { kind: 'resize', ids: ['p'], handle: 'right', dxMm: 4, dyMm: 0 };
    expect(afterwards(sampleTemplate({ elements: [path] }), edit, 'p')).toEqual({ ...path, widthMm: 8 });
  });

  it('is refused when an element would leave the label', () => {
    const partly = sampleTemplate({ elements: [frame('box', -8, 20)] });
    expect(saidOf(partly, dragged('right', -5, 0))).toBe('“box” must keep 1 mm on the label.');
  });
});

describe('turning', () => {
  it('exchanges the sides about the centre and turns the content', () => {
    const edit: Edit = { kind: 'turn', ids: ['logo'], quarters: 1 };
    expect(afterwards(designLabel, edit, 'logo')).toMatchObject({
      xMm: 79,
      yMm: 5,
      widthMm: 12,
      heightMm: 10,
      rotation: 90,
    });
    const back: Edit = { kind: 'turn', ids: ['logo'], quarters: -1 };
    expect(afterwards(designLabel, back, 'logo')).toMatchObject({ xMm: 79, yMm: 5, rotation: 270 });
    expect(afterwards(designLabel, edit, 'logo')).toHaveProperty('source');
  });

  it('cuts half a hundredth towards zero, and turns ends of lines and frames without content', () => {
    const label = sampleTemplate({
      elements: [
        frame('box', 20, 20, { widthMm: 10.01 }),
        { type: 'line', id: 'rule', x1Mm: 10, y1Mm: 40, x2Mm: 20, y2Mm: 40, strokeMm: 1 },
      ],
    });
    const turned = applyEdit(applyEdit(label, { kind: 'turn', ids: ['box'], quarters: 1 }), {
      kind: 'turn',
      ids: ['rule'],
      quarters: 1,
    });
    expect(turned.elements).toEqual([
      frame('box', 22, 18, { widthMm: 6, heightMm: 10.01 }),
      { type: 'line', id: 'rule', x1Mm: 15, y1Mm: 35, x2Mm: 15, y2Mm: 45, strokeMm: 1 },
    ]);
  });

  it('turns several about their common centre', () => {
    const label = sampleTemplate({ elements: [frame('a', 20, 20), frame('b', 50, 20)] });
    expect(placesAfter(label, { kind: 'turn', ids: ['a', 'b'], quarters: 1 })).toEqual({
      a: [37, 3, 6, 10],
      b: [37, 33, 6, 10],
    });
  });

  it('turns the label with elements, guides and locked ones', () => {
    const turned = applyEdit(designLabel, { kind: 'turnLabel', quarters: 1 });
    expect([turned.widthMm, turned.heightMm]).toEqual([60, 100]);
    expect(turned.design?.guides).toEqual({ xMm: [55], yMm: [20] });
    expect(placesAfter(designLabel, { kind: 'turnLabel', quarters: 1 })).toMatchObject({
      frame: [0, 0, 60, 100],
      title: [50, 2, 8, 40],
      rule: [36, 2, 0, 60],
    });
  });
});

const setTo = (ids: readonly string[], place: object, more = {}): Edit => ({
  kind: 'setPlace',
  ids,
  place,
  ...more,
});

describe('setting places', () => {
  it.each<[string, Edit, string, readonly number[]]>([
    ['sets what is given', setTo(['title'], { xMm: 7.006 }), 'title', [7.01, 2, 40, 8]],
    ['may place beside the label', setTo(['title'], { xMm: -60 }), 'title', [-60, 2, 40, 8]],
    ['keeps to the limits', setTo(['title'], { xMm: 5000, widthMm: -4 }), 'title', [1000, 2, 0.01, 8]],
    [
      'adds',
      setTo(['title', 'logo'], { widthMm: 2, yMm: -1 }, { isRelative: true }),
      'logo',
      [80, 3, 12, 12],
    ],
    ['sets an end of a line', setTo(['rule'], { x2Mm: 30, y2Mm: 30 }), 'rule', [2, 24, 28, 6]],
    ['moves a line by its left', setTo(['rule'], { xMm: 10 }), 'rule', [10, 24, 60, 0]],
  ])('%s', (_name, edit, id, expected) => {
    expect(placesAfter(designLabel, edit)[id]).toEqual(expected);
  });

  it('is refused where no element has such a place', () => {
    expect(saidOf(designLabel, setTo(['rule'], { widthMm: 3 }))).toBe(
      'The selected elements do not have this setting.',
    );
  });
});

const alignTo = (ids: readonly string[], edge: AlignEdge, to: 'selection' | 'label' | 'last'): Edit => ({
  kind: 'align',
  ids,
  edge,
  to,
});

describe('aligning and distributing', () => {
  const label = sampleTemplate({
    elements: [
      frame('a', 10, 5),
      frame('b', 31, 20, { widthMm: 20 }),
      frame('c', 70, 31),
      frame('d', 40, 50),
    ],
    design: { groups: [['c', 'd']] },
  });
  it.each<[string, Edit, object]>([
    ['left', alignTo(['a', 'b'], 'left', 'selection'), { a: [10, 5, 10, 6], b: [10, 20, 20, 6] }],
    ['right', alignTo(['a', 'b'], 'right', 'selection'), { a: [41, 5, 10, 6], b: [31, 20, 20, 6] }],
    ['centre', alignTo(['a', 'b'], 'center', 'selection'), { a: [25.5, 5, 10, 6], b: [20.5, 20, 20, 6] }],
    ['top with the last', alignTo(['b', 'a'], 'top', 'last'), { a: [10, 5, 10, 6], b: [31, 5, 20, 6] }],
    ['middle of the label', alignTo(['a'], 'middle', 'label'), { a: [10, 27, 10, 6] }],
    ['a group as one', alignTo(['c', 'd'], 'left', 'label'), { c: [30, 31, 10, 6], d: [0, 50, 10, 6] }],
    [
      'a group within itself',
      alignTo(['c', 'd'], 'left', 'selection'),
      { c: [40, 31, 10, 6], d: [40, 50, 10, 6] },
    ],
    [
      'gaps',
      { kind: 'distribute', ids: ['a', 'b', 'c'], axis: 'y' },
      { a: [10, 5, 10, 6], b: [31, 18, 20, 6], c: [70, 31, 10, 6] },
    ],
    [
      'a group as one among others',
      { kind: 'distribute', ids: ['a', 'b', 'c', 'd'], axis: 'x' },
      { b: [20, 20, 20, 6], c: [70, 31, 10, 6], d: [40, 50, 10, 6] },
    ],
    [
      'sizes of the last',
      { kind: 'sameSize', ids: ['b', 'a'], side: 'width' },
      { a: [10, 5, 10, 6], b: [31, 20, 10, 6] },
    ],
  ])('sets %s', (_name, edit, expected) => {
    expect(placesAfter(label, edit)).toMatchObject(expected);
  });

  it('gives middles equal distances where there is no room for gaps', () => {
    const crowded = sampleTemplate({ elements: [frame('a', 0, 0), frame('b', 1, 0), frame('c', 8, 0)] });
    expect(placesAfter(crowded, { kind: 'distribute', ids: ['a', 'b', 'c'], axis: 'x' })['b']).toEqual([
      4, 0, 10, 6,
    ]);
  });

  it('is refused for too few', () => {
    expect(saidOf(label, alignTo(['a'], 'left', 'selection'))).toBe('Select at least two elements.');
    expect(saidOf(label, { kind: 'distribute', ids: ['a', 'b'], axis: 'x' })).toBe(
      'Select at least three elements.',
    );
    expect(saidOf(designLabel, { kind: 'sameSize', ids: ['title', 'rule'], side: 'both' })).toBe(
      'Select at least two elements.',
    );
  });
});
