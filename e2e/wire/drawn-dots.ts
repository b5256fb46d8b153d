import type { Page } from '@playwright/test';
import { isBlack as isDotBlack, type Bitmap } from 'label-core/zpl';

/** Dots of a label, row by row; true is black. */
export interface Dots {
  readonly width: number;
  readonly height: number;
  readonly isBlack: (x: number, y: number) => boolean;
}

/** Returns the dots that the browser makes of the drawing in the designer, at the size of a print in dots. */
export async function drawnDots(page: Page, size: { width: number; height: number }): Promise<Dots> {
  const drawing = page.getByRole('application').locator('svg:has([data-element])');
  const black = await drawing.evaluate(async (svg, { width, height }) => {
    const copy = document.implementation.createDocument('http://www.w3.org/2000/svg', 'svg').documentElement;
    copy.setAttribute('viewBox', svg.getAttribute('viewBox') ?? '');
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    copy.setAttribute('width', String(width));
    copy.setAttribute('height', String(height));
    // Without the frame of the selection, the guides and the grid.
    for (const element of svg.querySelectorAll('[data-element]')) copy.append(element.cloneNode(true));
    const file = new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
    const picture = new Image(width, height);
    picture.src = URL.createObjectURL(file);
    await picture.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws no pictures.');
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.drawImage(picture, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    return Array.from({ length: width * height }, (_, dot) =>
      (data[4 * dot] ?? 255) < 128 ? '1' : '0',
    ).join('');
  }, size);
  return { ...size, isBlack: (x, y) => black[y * size.width + x] === '1' };
}

export const dotsOfBitmap = (bitmap: Bitmap): Dots => ({
  width: bitmap.width,
  height: bitmap.height,
  isBlack: (x, y) => isDotBlack(bitmap, x, y),
});

/**
 * Returns the dots of one picture that are not in the other within one dot: their edges are then apart by more than the
 * rounding of a dot.
 */
export function dotsApart(one: Dots, other: Dots): { readonly x: number; readonly y: number }[] {
  const apart: { x: number; y: number }[] = [];
  for (let y = 0; y < one.height; y += 1)
    for (let x = 0; x < one.width; x += 1)
      if (!isNear(other, x, y, one.isBlack(x, y)) || !isNear(one, x, y, other.isBlack(x, y)))
        apart.push({ x, y });
  return apart;
}

const NEAR = [-1, 0, 1] as const;

const isNear = ({ width, height, isBlack }: Dots, x: number, y: number, black: boolean): boolean =>
  NEAR.some((dy) =>
    NEAR.some(
      (dx) =>
        x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height && isBlack(x + dx, y + dy) === black,
    ),
  );
