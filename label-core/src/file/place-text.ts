import { createFrame } from '../scene/frame.ts';
import { mmToPt, ptToMm } from '../scene/length.ts';
import type { QuarterTurn, TextElement } from '../template/template-schema.ts';

/** Height and depth of the label font in em, as `layout` stands its lines; a test holds them against the font. */
export const fontAscentEm = 1.069;
export const fontDescentEm = 0.293;

/** A text as files have it: by where its first baseline begins, ends or has its middle. */
export interface TextPlace {
  readonly xMm: number;
  readonly yMm: number;
  readonly rotation: QuarterTurn;
  readonly align: 'left' | 'center' | 'right';
  readonly emMm: number;
  /** Baselines below each other; one when nothing is said. */
  readonly lines?: number;
  /** From baseline to baseline, in em. */
  readonly lineHeight?: number;
  /** How far the text may reach along its line; to the edge of the label when nothing is said. */
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

/** A value longer than the sample may shrink by this much before it counts as too long. */
const mostShrink = 0.6;
const leastPt = 4;

/**
 * The box of a text that files place by its baseline: it reaches from there to the edge of the label, so that there is
 * room for longer values. Undefined when the text stands beside the label.
 */
export function placeText(place: TextPlace, sheet: Sheet): TextBox | undefined {
  const { xMm, yMm, rotation, align, emMm, lines = 1, lineHeight = 1.2 } = place;
  const isSideways = rotation === 90 || rotation === 270;
  const isBackwards = rotation === 180 || rotation === 270;
  // Along the line, from where it is read: the room before and behind the anchor.
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
  // Rounded down, so that a line of this size surely stands in the box.
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

/** The size of text below which nothing can be read, in millimetres of its em. */
export const leastEmMm = ptToMm(1);
