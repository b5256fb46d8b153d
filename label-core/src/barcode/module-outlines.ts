import { edgeInsetDots } from '../scene/dot-grid.ts';
import type { Frame } from '../scene/frame.ts';
import type { LinearSymbol, MatrixSymbol } from './symbol.ts';

type Outline = readonly number[];

/** Position of modules in a frame of dots; everything except the inset is in whole dots. */
export interface ModulePlace {
  readonly frame: Frame;
  readonly left: number;
  readonly top: number;
  readonly moduleDots: number;
}

/** Returns one rectangle for each bar. @param heightOf returns the height in dots of the bar with this number */
export function barOutlines(
  symbol: LinearSymbol,
  { frame, left, top, moduleDots }: ModulePlace,
  heightOf: (bar: number) => number,
): readonly Outline[] {
  let x = left;
  return symbol.widths.flatMap((width, index) => {
    const start = x;
    x += width * moduleDots;
    if (index % 2 === 1) return [];
    const bottom = top + heightOf(index / 2);
    return [place([start, top, start, bottom, x, bottom, x, top], frame)];
  });
}

/** Returns the outline of each connected group of dark modules and of each hole in one. */
export function matrixOutlines(
  symbol: MatrixSymbol,
  { frame, left, top, moduleDots }: ModulePlace,
): readonly Outline[] {
  return symbol.outlines.map((outline) =>
    place(
      outline.map((value, index) => value * moduleDots + (index % 2 === 0 ? left : top)),
      frame,
    ),
  );
}

/** Shrinks an outline (dots, ink to the left of the direction) by the inset and places it, rotated, on the label. */
function place(outline: Outline, frame: Frame): Outline {
  const placed: number[] = [];
  const at = (index: number): number => outline[(index + outline.length) % outline.length] ?? 0;
  for (let index = 0; index < outline.length; index += 2) {
    const x = at(index);
    const y = at(index + 1);
    // One of the two edges that meet here is vertical and shifts x, the other is horizontal and shifts y.
    const shiftX = Math.sign(y - at(index - 1)) || Math.sign(at(index + 3) - y);
    const shiftY = Math.sign(at(index - 2) - x) || Math.sign(x - at(index + 2));
    placed.push(...frame.place(x + shiftX * edgeInsetDots, y + shiftY * edgeInsetDots));
  }
  return placed;
}
