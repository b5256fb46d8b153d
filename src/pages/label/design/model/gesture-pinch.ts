import type { Point } from 'label-core/design';
import type { Pinching, PointerInput, TwoPoints, ViewChange } from './gesture-types';
import { limitedScale } from './zoom';

/** Returns the gesture after one of the two fingers has moved. */
export function pinchedTo(gesture: Pinching, { at, isSecond = false }: PointerInput): Pinching {
  const [first, second] = gesture.at;
  return { ...gesture, at: isSecond ? [first, at] : [at, second] };
}

/**
 * Returns what two fingers make of the view: what was between them stays between them, and is larger by as much as they
 * are further apart, within the limits of the zoom.
 */
export function pinchedView({ from, at, setting: { mmPerPx } }: Pinching): ViewChange {
  // Fingers nearer than a pixel would make the label boundless.
  const apart = (points: TwoPoints) => Math.max(mmPerPx, distance(points));
  const scale = 1 / mmPerPx;
  return {
    factor: limitedScale((scale * apart(at)) / apart(from)) / scale,
    held: middle(from),
    shownAt: middle(at),
  };
}

const distance = ([one, other]: TwoPoints): number => Math.hypot(one.xMm - other.xMm, one.yMm - other.yMm);

const middle = ([one, other]: TwoPoints): Point => ({
  xMm: (one.xMm + other.xMm) / 2,
  yMm: (one.yMm + other.yMm) / 2,
});
