import { dotMm } from 'label-core/design';

/** Returns the dots of a length in mm at a printer's dpi, rounded to a tenth of a dot. */
export const lengthInDots = (mm: number, dpi: number): number => Math.round((mm / dotMm(dpi)) * 10) / 10;
