import type { ImageNode } from '../scene/scene.ts';
import type { QuarterTurn } from '../template/template-schema.ts';
import type { DecodedImage } from './decoded-image.ts';
import type { InkGrid } from './ink-grid.ts';

const cosines: Readonly<Record<QuarterTurn, number>> = { 0: 1, 90: 0, 180: -1, 270: 0 };
const sines: Readonly<Record<QuarterTurn, number>> = { 0: 0, 90: 1, 180: 0, 270: -1 };

/** A dot takes the mean of at most this many of the picture's pixels in each direction. */
const mostSamples = 6;

/** Returns the box of an image on the label after its rotation, in millimetres. */
export function imageBoxOf({ centerXMm, centerYMm, widthMm, heightMm, rotation }: ImageNode) {
  const isSideways = rotation === 90 || rotation === 270;
  const width = isSideways ? heightMm : widthMm;
  const height = isSideways ? widthMm : heightMm;
  return { xMm: centerXMm - width / 2, yMm: centerYMm - height / 2, widthMm: width, heightMm: height };
}

/** Paints a picture's darkness on the grid, fitted into its frame and rotated with it. */
export function paintImage(grid: InkGrid, node: ImageNode, picture: DecodedImage, dotsPerMm: number): void {
  const sampler = createSampler(node, picture, dotsPerMm);
  const box = imageBoxOf(node);
  const [left, right] = [box.xMm, box.xMm + box.widthMm].map((mm) => Math.round(mm * dotsPerMm) - grid.left);
  const [top, bottom] = [box.yMm, box.yMm + box.heightMm].map((mm) => Math.round(mm * dotsPerMm) - grid.top);
  for (let y = Math.max(0, top ?? 0); y < Math.min(grid.height, bottom ?? 0); y += 1) {
    for (let x = Math.max(0, left ?? 0); x < Math.min(grid.width, right ?? 0); x += 1) {
      const at = y * grid.width + x;
      grid.ink[at] = sampler(x + grid.left, y + grid.top, grid.ink[at] ?? 0);
    }
  }
}

/** Returns a function that gives the ink of a dot of the label after painting the picture over the existing ink. */
function createSampler(
  { image, fit, rotation, ...node }: ImageNode,
  picture: DecodedImage,
  dotsPerMm: number,
): (x: number, y: number, there: number) => number {
  const ratios = [node.widthMm / image.widthPx, node.heightMm / image.heightPx] as const;
  const ratio = fit === 'cover' ? Math.max(...ratios) : Math.min(...ratios);
  const width = (fit === 'stretch' ? node.widthMm : image.widthPx * ratio) * dotsPerMm;
  const height = (fit === 'stretch' ? node.heightMm : image.heightPx * ratio) * dotsPerMm;
  const along = samplesOf(picture.width, width);
  const down = samplesOf(picture.height, height);
  const [columns, rows] = rotation === 90 || rotation === 270 ? [down, along] : [along, down];
  const cos = cosines[rotation];
  const sin = sines[rotation];
  return (x, y, there) => {
    let sum = 0;
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const dx = x + (column + 0.5) / columns - node.centerXMm * dotsPerMm;
        const dy = y + (row + 0.5) / rows - node.centerYMm * dotsPerMm;
        const u = Math.floor(((cos * dx + sin * dy) / width + 0.5) * picture.width);
        const v = Math.floor(((cos * dy - sin * dx) / height + 0.5) * picture.height);
        sum += inkOver(picture, u, v, there);
      }
    }
    return sum / (columns * rows) + 0.5;
  };
}

/** Returns how many pixels of a dot are looked at in a direction in which so many pixels cover so many dots. */
const samplesOf = (pixels: number, dots: number): number =>
  Math.min(mostSamples, Math.max(1, Math.ceil(pixels / Math.max(1, dots))));

function inkOver({ width, height, data }: DecodedImage, x: number, y: number, there: number): number {
  if (x < 0 || y < 0 || x >= width || y >= height) return there;
  const at = 4 * (y * width + x);
  // Perceived lightness (Rec. 709), which is how a printer of black dots reproduces a colour.
  const light = 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
  const opacity = (data[at + 3] ?? 0) / 255;
  return there * (1 - opacity) + (255 - light) * opacity;
}
