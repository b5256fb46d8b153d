import type { GlyphRun } from './scene.ts';

/** Angle of slanted text: that of Noto Sans Italic. */
export const slantDegrees = 12;

const slope = Math.tan((slantDegrees * Math.PI) / 180);

/** Returns how far a point moves to the right for each unit above the baseline: 0 in upright text. */
export const slantOf = ({ isSlanted }: Pick<GlyphRun, 'isSlanted'>): number =>
  isSlanted === true ? slope : 0;
