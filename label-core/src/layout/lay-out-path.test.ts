import { describe, expect, it } from 'vitest';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { writePathData, readPathData } from '../path/path-data.ts';
import { sceneToSvg } from '../svg/scene-to-svg.ts';
import { sampleTemplate } from '../testing/sample-template.ts';
import { isBlack, type Bitmap } from '../zpl/bitmap.ts';
import { renderZpl } from '../zpl/render-zpl.ts';
import { readZplLabels } from '../zpl/zpl-label.ts';
import { layout } from './layout.ts';

const fonts = loadFontSet();
const box = { type: 'path', id: 'path', xMm: 10, yMm: 10, widthMm: 20, heightMm: 10 };
const triangle = { ...box, viewWidth: 2, viewHeight: 1, d: 'M 0 0 L 2 0 L 0 1 Z' };
/** A frame: the outer square and one inside it, both clockwise. */
const frame = {
  ...box,
  viewWidth: 100,
  viewHeight: 100,
  d: 'M 0 0 L 100 0 L 100 100 L 0 100 Z M 25 25 L 75 25 L 75 75 L 25 75 Z',
};

const templateOf = (...elements: readonly unknown[]) => sampleTemplate({ elements });
const nodeOf = (element: unknown) => layout(templateOf(element), {}, { dpi: 203, fonts }).nodes[0];

async function printed(...elements: readonly unknown[]): Promise<Bitmap> {
  const job = { template: templateOf(...elements), labels: [{ values: {}, copies: 1 }], dpi: 203 };
  const [label] = readZplLabels(new TextDecoder().decode(await renderZpl(job)));
  if (!label) throw new Error('Nothing was printed.');
  return label.bitmap;
}

const isInk = (bitmap: Bitmap, xMm: number, yMm: number) =>
  isBlack(bitmap, Math.round((xMm * 203) / 25.4), Math.round((yMm * 203) / 25.4));

describe('a path', () => {
  it.each([
    [0, [10, 10, 30, 10, 10, 20]],
    [180, [30, 20, 10, 20, 30, 10]],
  ])('is stretched over its box and turned with it by %i degrees', (rotation, points) => {
    const node = nodeOf({ ...triangle, rotation });
    expect(node).toMatchObject({ kind: 'path', fill: 'black', strokeMm: 0 });
    expect(node?.kind === 'path' && node.segments.flatMap((segment) => segment.points)).toEqual(points);
  });

  it('exchanges its width and height when it is turned by 90 degrees', () => {
    const node = nodeOf({ ...triangle, widthMm: 10, heightMm: 20, rotation: 90 });
    expect(node?.kind === 'path' && node.segments.flatMap((segment) => segment.points)).toEqual([
      20, 10, 20, 30, 10, 10,
    ]);
  });

  it('is not filled when it has a line and no fill is given', () => {
    expect(nodeOf({ ...triangle, strokeMm: 0.01 })).toMatchObject({
      fill: 'none',
      strokeMm: expect.closeTo(0.125, 3),
    });
  });

  it('prints the area it encloses, with holes by the even-odd rule', async () => {
    const corner = await printed(triangle);
    expect([isInk(corner, 12, 12), isInk(corner, 28, 19)]).toEqual([true, false]);
    const full = await printed(frame);
    expect([isInk(full, 11, 11), isInk(full, 20, 15)]).toEqual([true, true]);
    const hole = await printed({ ...frame, fillRule: 'evenodd' });
    expect([isInk(hole, 11, 11), isInk(hole, 20, 15)]).toEqual([true, false]);
  });

  it('prints curves, white lines on black and round ends', async () => {
    const curve = {
      ...box,
      viewWidth: 20,
      viewHeight: 10,
      d: 'M 0 10 C 0 -3.33 20 -3.33 20 10',
      strokeMm: 1,
    };
    const bow = await printed(curve);
    expect([isInk(bow, 20, 10), isInk(bow, 20, 15)]).toEqual([true, false]);
    const cut = await printed(frame, { ...curve, id: 'cut', stroke: 'white' });
    expect([isInk(cut, 11, 11), isInk(cut, 20, 10)]).toEqual([true, false]);
    const stroke = { ...box, viewWidth: 20, viewHeight: 10, d: 'M 5 5 L 15 5', strokeMm: 4 };
    expect(isInk(await printed(stroke), 14, 15)).toBe(false);
    expect(isInk(await printed({ ...stroke, lineEnds: 'round' }), 14, 15)).toBe(true);
  });

  it('looks the same in the preview', () => {
    const scene = layout(
      templateOf({ ...triangle, strokeMm: 0.5, fill: 'white', lineEnds: 'round' }),
      {},
      { dpi: 203, fonts },
    );
    expect(sceneToSvg(scene)).toContain(
      '<path fill="white" fill-rule="nonzero" stroke="black" stroke-width="0.5005" stroke-miterlimit="10" stroke-linecap="round" stroke-linejoin="round" d="M10 10L30 10L10 20Z"/>',
    );
  });
});

describe('path data', () => {
  it('is written as it was read', () => {
    const data = 'M 0 0 L 1.5 -2 C 1 2 3 4 5.1234 6 Z M 7 7';
    expect(writePathData(readPathData(data) ?? [])).toBe(data);
  });

  it.each([
    '',
    'L 0 0',
    'M 0',
    'M 0 0 1 1',
    'm 0 0',
    'M 0 0 A 1 1 0 0 0 1 1',
    'M 0 0 Lx 1',
    'M 1e9 0',
    'M 0 0 L 1',
  ])('such as %j is not accepted', (data) => {
    expect(readPathData(data)).toBeUndefined();
  });
});
