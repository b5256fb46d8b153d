import { dotMm } from './length.ts';

/** Returns the label's size in dots of the printer, rounded to whole dots. */
export function sizeInDots(label: {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly dpi: number;
}): { readonly width: number; readonly height: number } {
  const dot = dotMm(label.dpi);
  return {
    width: Math.max(1, Math.round(label.widthMm / dot)),
    height: Math.max(1, Math.round(label.heightMm / dot)),
  };
}
