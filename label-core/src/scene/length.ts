const mmPerInch = 25.4;
const pointsPerInch = 72;

/** Points to millimetres. */
export function ptToMm(points: number): number {
  return (points * mmPerInch) / pointsPerInch;
}

/** Millimetres to points. */
export function mmToPt(mm: number): number {
  return (mm * pointsPerInch) / mmPerInch;
}

/** The side of one printer dot in millimetres. */
export function dotMm(dpi: number): number {
  return mmPerInch / dpi;
}
