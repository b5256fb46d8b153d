import { createFrame } from '../scene/frame.ts';
import { mmToPt, ptToMm } from '../scene/length.ts';
import type { QuarterTurn, TextElement } from '../template/template-schema.ts';

/** Ascent and descent of the label font in em, with which `layout` places lines; a test compares them with the font. */
export const fontAscentEm = 1.069;
export const fontDescentEm = 0.293;

/** Position of a text in a file: the start, end or middle of its first baseline. */
export interface TextPlace {
  readonly xMm: number;
  readonly yMm: number;
  readonly rotation: QuarterTurn;
  readonly align: 'left' | 'center' | 'right';
  readonly emMm: number;
  /** Number of lines, default 1. */
  readonly lines?: number;
  /** Distance between baselines, in em. */
  readonly lineHeight?: number;
  /** Longest extent of the text along its line; by default to the edge of the label. */
  readonly reachMm?: number;
}

interface Sheet {
  readonly widthMm: number;
  readonly heightMm: number;
}

type TextBox = Pick<
  TextElement,
  'xMm' | 'yMm' | 'widthMm' | 'heightMm' | 'rotation' | 'align' | 'sizePt' | 'minSizePt'
>;

/** Smallest share of its size to which a value longer than the sample may shrink before it counts as too long. */
const mostShrink = 0.6;
const leastPt = 4;

/**
 * Returns the box of a text that a file places by its baseline. The box extends to the edge of the label, so that longer
 * values fit. Undefined when the text is outside the label.
 */
export function placeText(place: TextPlace, sheet: Sheet): TextBox | undefined {
  const { xMm, yMm, rotation, align, emMm, lines = 1, lineHeight = 1.2 } = place;
  const isSideways = rotation === 90 || rotation === 270;
  const isBackwards = rotation === 180 || rotation === 270;
  // Room before and after the anchor in reading direction.
  const along = isSideways ? yMm : xMm;
  const length = isSideways ? sheet.heightMm : sheet.widthMm;
  const behind = isBackwards ? along : length - along;
  const before = length - behind;
  const reach = place.reachMm ?? Number.POSITIVE_INFINITY;
  const [from, until] = {
    left: [0, Math.min(behind, reach)] as const,
    right: [-Math.min(before, reach), 0] as const,
    center: [-Math.min(before, behind, reach / 2), Math.min(before, behind, reach / 2)] as const,
  }[align];
  if (!(until - from > emMm / 4)) return undefined;
  const top = -fontAscentEm * emMm;
  const bottom = (fontDescentEm + (lines - 1) * lineHeight) * emMm;
  const turn = createFrame({ x: 0, y: 0, width: 0, height: 0 }, rotation);
  const corners = [
    [from, top],
    [until, bottom],
  ].map(([u = 0, v = 0]) => turn.place(u, v));
  const xs = corners.map(([x]) => xMm + x);
  const ys = corners.map(([, y]) => yMm + y);
  const box = {
    xMm: rounded(Math.min(...xs)),
    yMm: rounded(Math.min(...ys)),
    widthMm: rounded(Math.max(...xs) - Math.min(...xs)),
    heightMm: rounded(Math.max(...ys) - Math.min(...ys)),
  };
  if (box.xMm >= sheet.widthMm || box.yMm >= sheet.heightMm) return undefined;
  if (box.xMm + box.widthMm <= 0 || box.yMm + box.heightMm <= 0) return undefined;
  // Rounded down, so that a line of this size certainly fits into the box.
  const sizePt = Math.floor(mmToPt(emMm) * 100) / 100;
  return {
    ...box,
    ...(rotation === 0 ? {} : { rotation }),
    ...(align === 'left' ? {} : { align }),
    sizePt,
    minSizePt: Math.min(sizePt, Math.max(leastPt, Math.round(sizePt * mostShrink * 4) / 4)),
  };
}

const rounded = (mm: number): number => Math.round(mm * 1000) / 1000;

/** Size of text below which it is illegible, in millimetres of its em. */
export const leastEmMm = ptToMm(1);
