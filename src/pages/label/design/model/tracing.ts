import type { Point } from 'label-core/design';
import type { TwoPoints } from './gesture-types';

/** A picture behind the label, to draw after: seen on this screen only, never part of the label. */
export interface Tracing {
  /** Address of the file in this page. */
  readonly url: string;
  readonly name: string;
  /** Height by width. */
  readonly ratio: number;
  readonly widthMm: number;
  /** Top left corner on the label. */
  readonly xMm: number;
  readonly yMm: number;
  /** In per cent: 10 to 100. */
  readonly strength: number;
}

/** A tracing picture without its file. */
export type Placed = Omit<Tracing, 'url'>;

/** Returns two points as their fields show them, to a hundredth of a millimetre. */
export const shownPoints = ([from, to]: TwoPoints): TwoPoints => [rounded(from), rounded(to)];

const rounded = ({ xMm, yMm }: Point): Point => ({
  xMm: Math.round(xMm * 100) / 100,
  yMm: Math.round(yMm * 100) / 100,
});

/**
 * Returns where a tracing picture is, and how large, so that two places on it are as far apart as they really are. The first
 * one stays where it is. Undefined where both are one place.
 */
export function scaledTracing(
  { widthMm, xMm, yMm }: Pick<Tracing, 'widthMm' | 'xMm' | 'yMm'>,
  [from, to]: TwoPoints,
  lengthMm: number,
): Pick<Tracing, 'widthMm' | 'xMm' | 'yMm'> | undefined {
  const shownMm = Math.hypot(to.xMm - from.xMm, to.yMm - from.yMm);
  if (shownMm === 0) return undefined;
  const factor = lengthMm / shownMm;
  return {
    widthMm: widthMm * factor,
    xMm: from.xMm - (from.xMm - xMm) * factor,
    yMm: from.yMm - (from.yMm - yMm) * factor,
  };
}
