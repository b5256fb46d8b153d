import { dotMm } from '../../scene/length.ts';
import { createFrame } from '../../scene/frame.ts';
import type { QuarterTurn } from '../../template/template-schema.ts';
import type { ElementDraft } from '../label-builder.ts';
import type { Notes } from '../notes.ts';

/** The label a ZPL format draws on. */
export interface ZplPage {
  readonly dpi: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly notes: Notes;
  add(element: ElementDraft): void;
  /** Pictures print their black dots only: they go below everything else. */
  addPicture(element: ElementDraft): void;
}

/** Where a field stands: `^FO` says the corner at the top left, `^FT` the beginning of the baseline; dots. */
export interface FieldOrigin {
  readonly x: number;
  readonly y: number;
  readonly kind: 'corner' | 'baseline';
  readonly isRight: boolean;
}

/** Millimetres, so exact that whole dots stay whole ones. */
export function toMm({ dpi }: Pick<ZplPage, 'dpi'>, dots: number): number {
  return Math.round(dots * dotMm(dpi) * 100_000) / 100_000;
}

/** `N`, `R`, `I`, `B`: upright, and turned clockwise by 90, 180 and 270 degrees. */
const turns: Readonly<Record<string, QuarterTurn>> = { N: 0, R: 90, I: 180, B: 270 };

export function turnOf(letter: string | undefined, usual: QuarterTurn): QuarterTurn {
  return turns[(letter ?? '').toUpperCase()] ?? usual;
}

/** How far along (u) and down (v) of a turned field lies on the label, in dots, from where the field begins. */
export function turned(rotation: QuarterTurn, u: number, v: number): readonly [number, number] {
  return createFrame({ x: 0, y: 0, width: 0, height: 0 }, rotation).place(u, v);
}

/** A number among the parameters; the usual one where it is left out or none. */
export function numberOf(parameter: string | undefined, usual: number): number {
  const number = Number.parseFloat(parameter ?? '');
  return Number.isFinite(number) ? number : usual;
}
