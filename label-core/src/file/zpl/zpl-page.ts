import { dotMm } from '../../scene/length.ts';
import { createFrame } from '../../scene/frame.ts';
import type { QuarterTurn } from '../../template/template-schema.ts';
import type { ElementDraft } from '../label-builder.ts';
import type { Notes } from '../notes.ts';

/** The label on which a ZPL format draws. */
export interface ZplPage {
  readonly dpi: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly notes: Notes;
  add(element: ElementDraft): void;
  /** Adds a picture. In ZPL only its black dots are printed, so it goes below everything else. */
  addPicture(element: ElementDraft): void;
}

/** Position of a field in dots: `^FO` gives its top left corner, `^FT` the start of its baseline. */
export interface FieldOrigin {
  readonly x: number;
  readonly y: number;
  readonly kind: 'corner' | 'baseline';
  readonly isRight: boolean;
}

/** Converts dots to millimetres, so exactly that whole dots stay whole. */
export function toMm({ dpi }: Pick<ZplPage, 'dpi'>, dots: number): number {
  return Math.round(dots * dotMm(dpi) * 100_000) / 100_000;
}

/** `N`, `R`, `I`, `B`: upright, and rotated clockwise by 90, 180 and 270 degrees. */
const turns: Readonly<Record<string, QuarterTurn>> = { N: 0, R: 90, I: 180, B: 270 };

export function turnOf(letter: string | undefined, usual: QuarterTurn): QuarterTurn {
  return turns[(letter ?? '').toUpperCase()] ?? usual;
}

/** Returns the offset on the label, in dots from the start of a rotated field, of a point along (u) and down (v) its text. */
export function turned(rotation: QuarterTurn, u: number, v: number): readonly [number, number] {
  return createFrame({ x: 0, y: 0, width: 0, height: 0 }, rotation).place(u, v);
}

/** Returns a parameter as a number, or `usual` when it is missing or not a number. */
export function numberOf(parameter: string | undefined, usual: number): number {
  const number = Number.parseFloat(parameter ?? '');
  return Number.isFinite(number) ? number : usual;
}
