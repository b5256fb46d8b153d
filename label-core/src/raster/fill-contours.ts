import type { Ink } from '../scene/scene.ts';
import { accumulateEdge, type AreaWindow } from './accumulate-edge.ts';
import type { Contour, InkGrid } from './ink-grid.ts';

export interface Fill {
  readonly rule: 'nonzero' | 'evenodd';
  readonly ink: Ink;
  /** Factor for the coverage of a dot, so that strokes thinner than a dot are not lost between two dots; default 1. */
  readonly gain?: number;
}

/** Outlines are filled in bands of at most this many cells, so that the largest label needs no more memory. */
const mostCells = 1_000_000;
let cells = new Float32Array(0);

/** Smaller coverage is a rounding error. */
const leastCoverage = 1 / 512;

/** Fills outlines together as one path, with the exact coverage of every dot. */
export function fillContours(grid: InkGrid, contours: readonly Contour[], fill: Fill): void {
  const box = clippedBox(grid, contours);
  if (!box) return;
  const stride = box.right - box.left + 2;
  const rows = Math.max(1, Math.floor(mostCells / stride));
  for (let top = box.top; top < box.bottom; top += rows) {
    const band = { ...box, top, bottom: Math.min(box.bottom, top + rows) };
    const window = windowFor(band);
    for (const contour of contours) accumulateContour(window, contour, grid.left + band.left, grid.top + top);
    sweep(grid, band, window, fill);
  }
}

/** Dots of the grid, relative to its own corner. */
interface Band {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function clippedBox(grid: InkGrid, contours: readonly Contour[]): Band | undefined {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const contour of contours) {
    for (let at = 0; at + 1 < contour.length; at += 2) {
      const x = contour[at] ?? 0;
      const y = contour[at + 1] ?? 0;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  const box = {
    left: Math.max(0, Math.floor(left) - grid.left),
    top: Math.max(0, Math.floor(top) - grid.top),
    right: Math.min(grid.width, Math.ceil(right) - grid.left),
    bottom: Math.min(grid.height, Math.ceil(bottom) - grid.top),
  };
  return box.left < box.right && box.top < box.bottom ? box : undefined;
}

function windowFor({ left, top, right, bottom }: Band): AreaWindow {
  const width = right - left;
  const height = bottom - top;
  const stride = width + 2;
  const size = stride * height;
  if (cells.length < size) cells = new Float32Array(Math.max(size, 65_536));
  else cells.fill(0, 0, size);
  return { width, height, stride, cells };
}

function accumulateContour(window: AreaWindow, contour: Contour, left: number, top: number): void {
  const { length } = contour;
  if (length < 6) return;
  let x = (contour[length - 2] ?? 0) - left;
  let y = (contour[length - 1] ?? 0) - top;
  for (let at = 0; at < length; at += 2) {
    const nextX = (contour[at] ?? 0) - left;
    const nextY = (contour[at + 1] ?? 0) - top;
    accumulateEdge(window, x, y, nextX, nextY);
    x = nextX;
    y = nextY;
  }
}

/** Sums the areas along each row and applies the ink to the grid. */
function sweep({ width, ink }: InkGrid, band: Band, window: AreaWindow, fill: Fill): void {
  const isOdd = fill.rule === 'evenodd';
  const isBlack = fill.ink === 'black';
  const gain = fill.gain ?? 1;
  for (let row = 0; row < window.height; row += 1) {
    const from = row * window.stride;
    const to = (band.top + row) * width + band.left;
    let winding = 0;
    for (let dot = 0; dot < window.width; dot += 1) {
      winding += window.cells[from + dot] ?? 0;
      let coverage = winding < 0 ? -winding : winding;
      if (coverage < leastCoverage) continue;
      if (isOdd) coverage = folded(coverage);
      coverage *= gain;
      if (coverage > 1) coverage = 1;
      const there = ink[to + dot] ?? 0;
      ink[to + dot] = isBlack ? there + (255 - there) * coverage + 0.5 : there * (1 - coverage) + 0.5;
    }
  }
}

/** Returns the coverage of a dot by the even-odd rule from its average winding number. */
function folded(winding: number): number {
  const rest = winding % 2;
  return rest > 1 ? 2 - rest : rest;
}
