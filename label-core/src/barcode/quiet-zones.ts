import type { Box, Frame } from '../scene/frame.ts';
import type { SymbolSizes } from './symbol-sizes.ts';

/** A symbol in dots of its frame, as it is read. */
interface SymbolPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the white places that a symbol needs, in mm on the label: before and behind it, and for a matrix over all of its
 * width above and below it.
 */
export function quietZonesAround(
  { left, top, width, height }: SymbolPlace,
  quiet: SymbolSizes['quiet'],
  moduleDots: number,
  { dots, dot }: { readonly dots: Frame; readonly dot: number },
): readonly Box[] {
  const [right, bottom] = [left + width, top + height];
  const [start, end] = [left - quiet.left * moduleDots, right + quiet.right * moduleDots];
  const across = quiet.vertical * moduleDots;
  const zone = (u0: number, v0: number, u1: number, v1: number): Box => {
    const [ax, ay] = dots.place(u0, v0);
    const [bx, by] = dots.place(u1, v1);
    return {
      x: Math.min(ax, bx) * dot,
      y: Math.min(ay, by) * dot,
      width: Math.abs(ax - bx) * dot,
      height: Math.abs(ay - by) * dot,
    };
  };
  const beside = [zone(start, top, left, bottom), zone(right, top, end, bottom)];
  if (across === 0) return beside;
  return [...beside, zone(start, top - across, end, top), zone(start, bottom, end, bottom + across)];
}
