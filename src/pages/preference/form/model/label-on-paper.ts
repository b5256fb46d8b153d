import { TOLERANCE_MM } from '../config/limits';
import { paperSides, type PaperValues } from './paper-values';

/** A label on its paper, in millimetres from the paper's upper left corner. */
export interface LabelOnPaper {
  paper: { widthMm: number; heightMm: number };
  label: { xMm: number; yMm: number; widthMm: number; heightMm: number };
  /** How much larger than designed it is printed. */
  factor: number;
  /** Part of it lies outside the paper. */
  isCut: boolean;
}

/**
 * Where a label comes to lie: in the middle of its paper, turned with the page, and scaled as the settings say.
 * Undefined where the size of the paper is not known.
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
