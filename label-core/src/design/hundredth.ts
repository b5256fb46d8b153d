/** Share of a hundredth of a millimetre that is an error of floating point, not a length. */
const noise = 1e-6;

/** Returns the nearest 0.01 mm, which is how exactly edits place things; never negative zero. */
export const roundMm = (mm: number): number => Math.round(mm * 100) / 100 || 0;

/** Returns a length in mm cut towards zero at 0.01 mm. */
export const cutMm = (mm: number): number => (mm < 0 ? -floorMm(-mm) : floorMm(mm)) || 0;

/** Returns the next 0.01 mm at or below. */
export const floorMm = (mm: number): number => Math.floor(mm * 100 + noise) / 100 || 0;

/** Returns the next 0.01 mm at or above. */
export const ceilMm = (mm: number): number => Math.ceil(mm * 100 - noise) / 100 || 0;

/** Returns a number no smaller than `least` and no larger than `most`. */
export const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));
