import { describe, expect, it } from 'vitest';
import type { ImageNode } from '../scene/scene.ts';
import type { DecodedImage } from './decoded-image.ts';
import { createInkGrid } from './ink-grid.ts';
import { paintImage } from './paint-image.ts';

/** Returns a picture of black and white stripes, each one pixel wide. */
function stripes(width: number, height: number): DecodedImage {
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((width > height ? x : y) % 2 === 0) data.fill(0, 4 * (y * width + x), 4 * (y * width + x) + 3);
  return { width, height, data };
}

/** Returns the least and the greatest ink of the dots of a picture that is stretched over a label, at one dot per mm. */
function inkOf(picture: DecodedImage, size: Pick<ImageNode, 'widthMm' | 'heightMm' | 'rotation'>) {
  const isSideways = size.rotation === 90 || size.rotation === 270;
  const [width, height] = isSideways ? [size.heightMm, size.widthMm] : [size.widthMm, size.heightMm];
  const grid = createInkGrid({ left: 0, top: 0, width, height });
  const image = { widthPx: picture.width, heightPx: picture.height } as ImageNode['image'];
  const node = { ...size, centerXMm: width / 2, centerYMm: height / 2, fit: 'stretch', image } as ImageNode;
  paintImage(grid, node, picture, 1);
  return [Math.min(...grid.ink), Math.max(...grid.ink)];
}

describe('a picture that is stretched', () => {
  // Six pixels in a dot in one direction, less than one in the other.
  it.each<[string, DecodedImage, Pick<ImageNode, 'widthMm' | 'heightMm' | 'rotation'>]>([
    ['in width', stripes(2, 60), { widthMm: 20, heightMm: 10, rotation: 0 }],
    ['in height', stripes(60, 2), { widthMm: 10, heightMm: 20, rotation: 0 }],
    ['in width, and turned', stripes(2, 60), { widthMm: 20, heightMm: 10, rotation: 90 }],
    ['in height, and turned', stripes(60, 2), { widthMm: 10, heightMm: 20, rotation: 270 }],
  ])('%s is grey where fine stripes fall into one dot', (_how, picture, size) => {
    expect(inkOf(picture, size)).toEqual([128, 128]);
  });
});
