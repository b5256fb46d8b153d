const mmPerInch = 25.4;
const pointsPerInch = 72;

/** Converts points to millimetres. */
export function ptToMm(points: number): number {
  return (points * mmPerInch) / pointsPerInch;
}

/** Converts millimetres to points. */
export function mmToPt(mm: number): number {
  return (mm * pointsPerInch) / mmPerInch;
}

/** Returns the side of one printer dot in millimetres. */
export function dotMm(dpi: number): number {
  return mmPerInch / dpi;
}
