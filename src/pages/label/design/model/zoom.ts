import type { KeyAction } from './key-action';

/** Steps of the zoom. */
export type Zoom = (KeyAction & { kind: 'zoom' })['to'];

/** Pixels in a millimetre at true size, as CSS defines it. */
export const TRUE_SCALE = 96 / 25.4;
const STEP = 1.25;
const LEAST = 0.5;
const MOST = 200;

export const limitedScale = (scale: number): number => Math.min(MOST, Math.max(LEAST, scale));

/** Returns the pixels in a millimetre after a step of the zoom; "fit" where the size of the area decides. */
export function zoomed(scale: number, to: Exclude<Zoom, 'selection'>): number | 'fit' {
  switch (to) {
    case 'in':
      return scale * STEP;
    case 'out':
      return scale / STEP;
    case 'true':
      return TRUE_SCALE;
    case 'fit':
    default:
      return 'fit';
  }
}
