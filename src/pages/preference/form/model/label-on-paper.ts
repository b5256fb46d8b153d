import { TOLERANCE_MM } from '../config/limits';
import { paperSides, type PaperValues } from './paper-values';

/** Position of a label on its paper, in mm from the paper's upper left corner. */
export interface LabelOnPaper {
  paper: { widthMm: number; heightMm: number };
  label: { xMm: number; yMm: number; widthMm: number; heightMm: number };
  /** Factor of the printed size to the designed size. */
  factor: number;
  /** Part of the label is outside the paper. */
  isCut: boolean;
}

/**
 * Returns the position of a label: in the centre of its paper, rotated with the page, and scaled by the settings. Returns
 * undefined if the size of the paper is unknown.
 */
export function labelOnPaper(
  values: PaperValues,
  label: readonly [widthMm: number, heightMm: number],
): LabelOnPaper | undefined {
  const sides = paperSides(values, label);
  if (!sides) return undefined;
  const isTurned = values.orientation === 'landscape';
  const [widthMm, heightMm] = isTurned ? [sides[1], sides[0]] : sides;
  const [labelWidthMm, labelHeightMm] = isTurned && values.paper === '' ? [label[1], label[0]] : label;
  const fitting = Math.min(widthMm / labelWidthMm, heightMm / labelHeightMm);
  const factor = factorOf(values.scale, fitting);
  const size = { widthMm: labelWidthMm * factor, heightMm: labelHeightMm * factor };
  return {
    paper: { widthMm, heightMm },
    label: { xMm: (widthMm - size.widthMm) / 2, yMm: (heightMm - size.heightMm) / 2, ...size },
    factor,
    isCut: size.widthMm > widthMm + TOLERANCE_MM || size.heightMm > heightMm + TOLERANCE_MM,
  };
}

function factorOf(scale: string, fitting: number): number {
  if (scale === 'fit') return fitting;
  return scale === 'shrink' ? Math.min(1, fitting) : 1;
}
