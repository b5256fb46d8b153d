import type { BarcodeElement, BarcodeSize, LabelTemplate } from 'label-core';
import { applyEdit, dotMm, handles, type Handle, type Point } from 'label-core/design';
import { describe, expect, it } from 'vitest';
import { designTemplate } from '../testing/design-template';
import { nextStep } from './barcode-steps';
import { dropWords, stepWords } from './drop-words';
import { dragged, pressed, released } from './gesture';
import { SELECTING, type GestureSetting, type PointerInput } from './gesture-types';
import { USUAL_SNAPPING } from './snapping';

const DPI = 203;
const DOT = dotMm(DPI);
/** An EAN-13 has 113 modules with its quiet zones. */
const MODULES = 113;
const sizes: readonly BarcodeSize[] = [2, 3, 4].map((dots) => ({
  dots,
  moduleMm: dots * DOT,
  widthMm: MODULES * dots * DOT,
  heightMm: 20,
  level: 'well',
}));
/** A matrix of 20 modules, from 2 dots on. */
const squares: readonly BarcodeSize[] = [2, 3, 4, 5, 6].map((dots) => ({
  dots,
  moduleMm: dots * DOT,
  widthMm: 20 * dots * DOT,
  heightMm: 20 * dots * DOT,
  level: 'well',
}));

const labelWith = (patch: Partial<BarcodeElement>): LabelTemplate => ({
  ...designTemplate,
  widthMm: 100,
  heightMm: 100,
  elements: designTemplate.elements.map((one) => (one.type === 'barcode' ? { ...one, ...patch } : one)),
});
const settingOf = (patch: Partial<BarcodeElement>, found = sizes): GestureSetting => ({
  template: labelWith(patch),
  selection: ['ean'],
  mode: SELECTING,
  hidden: new Set(),
  snapping: USUAL_SNAPPING,
  dpi: DPI,
  mmPerPx: 0.1,
  addsToSelection: false,
  barcodeSizes: () => found,
});
const input = (at: Point, more: Partial<PointerInput>): PointerInput => ({
  at,
  isTouch: false,
  shift: false,
  alt: false,
  mod: false,
  ...more,
});
const FROM = { xMm: 50, yMm: 50 };

/** Drags a handle of the barcode, and returns the drop with the barcode that it makes. */
function drag(
  setting: GestureSetting,
  grip: Handle,
  dx: number,
  dy: number,
  more: Partial<PointerInput> = {},
) {
  const to = input({ xMm: FROM.xMm + dx, yMm: FROM.yMm + dy }, { grip, ...more });
  const begun = dragged(pressed(input(FROM, { grip, ...more }), setting), to);
  const drop = released(begun.gesture, to);
  const after = drop.edit ? applyEdit(setting.template, drop.edit) : setting.template;
  const barcode = after.elements.find((one): one is BarcodeElement => one.type === 'barcode');
  if (!barcode) throw new Error('The barcode is gone.');
  return { shown: begun.shown, drop, after, barcode };
}

/** Whole dots between two places, as they are printed. */
const dotsIn = (startMm: number, lengthMm: number) =>
  Math.floor((startMm + lengthMm) / DOT + 0.001) - Math.ceil(startMm / DOT - 0.001);
const dotsOf = ({ xMm, yMm, widthMm, heightMm }: BarcodeElement) => [
  dotsIn(xMm, widthMm),
  dotsIn(yMm, heightMm),
];

const bars = { xMm: 20.01, yMm: 30.02, widthMm: 42.43, heightMm: 20.03 };
const square = { symbology: 'datamatrix', xMm: 20.02, yMm: 30.02, widthMm: 10.02, heightMm: 10.02 } as const;

describe('a barcode that is resized by a handle', () => {
  it.each<[string, Handle, number, number]>([
    ['stays at the size that is nearest', 'right', 5, 3],
    ['grows by a dot of its module', 'right', 8, 4],
    ['stops at the largest size', 'right', 30, 4],
    ['shrinks by a dot of its module', 'right', -8, 2],
    ['stops at the smallest size', 'right', -40, 2],
    ['grows from its other side, too', 'left', -8, 4],
    ['grows by a corner', 'bottom-right', 8, 4],
  ])('%s', (_what, handle, dx, dots) => {
    const { barcode } = drag(settingOf(bars), handle, dx, 0);
    expect(dotsOf(barcode)[0]).toBe(MODULES * dots);
  });

  it.each<[string, Handle, (barcode: BarcodeElement) => number]>([
    ['its right', 'right', ({ xMm }) => xMm],
    ['its left', 'left', ({ xMm, widthMm }) => xMm + widthMm],
  ])('by %s keeps the other side within a dot', (_what, handle, keptOf) => {
    const { barcode } = drag(settingOf(bars), handle, handle === 'left' ? -9 : 9, 0);
    const before = labelWith(bars).elements[1] as BarcodeElement;
    expect(Math.abs(keptOf(barcode) - keptOf(before))).toBeLessThan(DOT);
  });

  it('with Alt keeps its centre within a dot', () => {
    const { barcode } = drag(settingOf(bars), 'right', 5, 0, { alt: true });
    expect(dotsOf(barcode)[0]).toBe(MODULES * 4);
    expect(Math.abs(barcode.xMm + barcode.widthMm / 2 - (bars.xMm + bars.widthMm / 2))).toBeLessThan(DOT);
  });

  it('has bars as high as they are dragged, without steps', () => {
    const { barcode, shown } = drag(settingOf(bars), 'bottom', 0, 5);
    expect(barcode).toMatchObject({ xMm: bars.xMm, widthMm: bars.widthMm });
    expect(Math.abs(barcode.heightMm - 25)).toBeLessThan(2 * DOT);
    expect(shown.step).toBeUndefined();
  });

  it('steps along its height where it is turned', () => {
    const turned = { rotation: 90, xMm: 20.02, yMm: 30.02, widthMm: 20.02, heightMm: 42.43 } as const;
    expect(dotsOf(drag(settingOf(turned), 'bottom', 0, 9).barcode)[1]).toBe(MODULES * 4);
    expect(drag(settingOf(turned), 'right', 9, 0).shown.step).toBeUndefined();
  });

  it.each(handles.map((handle) => [handle]))(
    'is a square by its handle %s where it is a matrix',
    (handle) => {
      const dx = handle.includes('left') ? -2.4 : handle.includes('right') ? 2.4 : 0;
      const dy = handle.includes('top') ? -2.4 : handle.includes('bottom') ? 2.4 : 0;
      const { barcode, shown } = drag(settingOf(square, squares), handle, dx, dy);
      expect(dotsOf(barcode)).toEqual([100, 100]);
      expect(shown.step?.size.dots).toBe(5);
    },
  );

  it('changes nothing more at the place where it is', () => {
    const once = drag(settingOf(bars), 'right', 8, 0);
    const setting = { ...settingOf(bars), template: once.after };
    expect(drag(setting, 'right', 0.5, 0).after).toBe(once.after);
  });

  it('steps where the edge goes by single presses, too', () => {
    const setting: GestureSetting = { ...settingOf(bars), mode: { kind: 'edge', grip: 'right' } };
    const press = input({ xMm: 72, yMm: 40 }, {});
    const { edit, step } = released(pressed(press, setting), press);
    expect(step?.size.dots).toBe(4);
    expect(edit).toMatchObject({ kind: 'resize', ids: ['ean'], dpi: DPI });
  });

  it.each<[string, Partial<GestureSetting>, Partial<BarcodeElement>, Partial<PointerInput>]>([
    ['while Ctrl is held', {}, {}, { mod: true }],
    ['with others', { selection: ['ean', 'box'] }, {}, {}],
    ['where a module is asked for', {}, { moduleMm: 0.375 }, {}],
    ['where its value cannot be encoded', { barcodeSizes: () => [] }, {}, {}],
  ])('has no steps %s', (_what, own, patch, more) => {
    const { shown } = drag({ ...settingOf({ ...bars, ...patch }), ...own }, 'right', 5, 0, more);
    expect(shown.step).toBeUndefined();
    expect(shown.edit).toMatchObject({ kind: 'resize', handle: 'right' });
  });
});

describe('what is said of the steps', () => {
  const why = 'At 203 dpi this barcode grows in steps of 14.1 mm: 28.3, 42.4, 56.6';

  it('is why it goes from size to size, while it is dragged and once it is dropped', () => {
    const { shown, drop, after } = drag(settingOf(bars), 'right', 8, 0);
    expect(shown.step && stepWords(shown.step)).toBe(`4 dots, 0.5 mm, scans well. ${why}`);
    expect(dropWords(drop)?.(after)).toBe(`56.57 by 20.03 mm: 4 dots, 0.5 mm, scans well. ${why}`);
  });

  it('names the sizes beside the one it has', () => {
    const { shown } = drag(settingOf(square, squares), 'right', 2.4, 0);
    expect(shown.step && stepWords(shown.step)).toBe(
      '5 dots, 0.626 mm, scans well. At 203 dpi this barcode grows in steps of 2.5 mm: 10, 12.5, 15',
    );
  });

  it('is no number of dots where the code grows into free space', () => {
    const { shown } = drag(settingOf({ ...bars, grows: true }), 'right', 8, 0);
    expect(shown.step && stepWords(shown.step)).toBe(why);
  });

  it('is the only size where there is no other', () => {
    const { shown } = drag(settingOf(bars, sizes.slice(0, 1)), 'right', 8, 0);
    expect(shown.step && stepWords(shown.step)).toBe(
      '2 dots, 0.25 mm, scans well. At 203 dpi this barcode fits on the label in one size: 28.3 mm',
    );
  });
});

describe('a step of the arrow keys with Ctrl', () => {
  const RIGHT = { dx: 1, dy: 0 };
  const LEFT = { dx: -1, dy: 0 };
  const DOWN = { dx: 0, dy: 1 };

  it.each<[string, GestureSetting, object, number | undefined]>([
    ['makes a code as wide as its next size', settingOf({ xMm: 0, widthMm: 42.5 }), RIGHT, 4],
    ['makes it as wide as the one before', settingOf({ xMm: 0, widthMm: 42.5 }), LEFT, 2],
    ['leaves the largest one', settingOf({ xMm: 0, widthMm: 56.56 }), RIGHT, 4],
    ['leaves the smallest one', settingOf({ xMm: 0, widthMm: 28.28 }), LEFT, 2],
    ['goes from a size of its own to the next', settingOf({ xMm: 0, widthMm: 35 }), RIGHT, 3],
    ['is free in the height of bars', settingOf({ xMm: 0, widthMm: 42.5 }), DOWN, undefined],
    [
      'goes along a code that was turned',
      settingOf({ yMm: 0, rotation: 90, widthMm: 20, heightMm: 42.5 }),
      DOWN,
      4,
    ],
    [
      'makes a matrix larger by either key',
      settingOf({ symbology: 'qrcode', widthMm: 7.51, heightMm: 7.51 }, squares),
      DOWN,
      4,
    ],
  ])('%s', (_what, setting, by, dots) => {
    const found = nextStep(setting, ['ean'], by as typeof RIGHT);
    expect(found?.step.size.dots).toBe(dots);
  });

  it('keeps the left and the top, and the height of bars', () => {
    const setting = settingOf({ xMm: 0, yMm: 16, widthMm: 42.5, heightMm: 20 });
    const { box } = nextStep(setting, ['ean'], RIGHT) ?? {};
    expect(box).toMatchObject({ y: 16, height: 20 });
    expect(box?.x).toBeCloseTo(0, 6);
    expect(box?.width).toBeCloseTo(MODULES * 4 * DOT, 6);
  });
});
