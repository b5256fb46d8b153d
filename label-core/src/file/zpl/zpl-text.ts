import { createFrame } from '../../scene/frame.ts';
import type { QuarterTurn } from '../../template/template-schema.ts';
import { leastEmMm, placeText } from '../place-text.ts';
import type { Notes } from '../notes.ts';
import { numberOf, toMm, turned, type FieldOrigin, type ZplPage } from './zpl-page.ts';
import { sentences } from '../sentences/index.ts';

const { labelNote } = sentences;

export interface ZplFont {
  readonly rotation: QuarterTurn;
  /** Height in dots. */
  readonly height: number;
}

/** `^FB`: a box in which text is set in lines. */
export interface FieldBlock {
  readonly width: number;
  readonly lines: number;
  /** Additional dots between lines. */
  readonly spacing: number;
  readonly align: 'left' | 'center' | 'right';
}

/** Reads `^FB`: width, lines, spacing, alignment. */
export function readBlock([width, lines, spacing, align]: readonly string[], notes: Notes): FieldBlock {
  const letter = align?.toUpperCase() ?? '';
  if (letter === 'J') notes.add(labelNote.justified);
  return {
    width: Math.max(0, numberOf(width, 0)),
    lines: Math.min(mostLines, Math.max(1, Math.round(numberOf(lines, 1)))),
    spacing: numberOf(spacing, 0),
    align: letter === 'C' ? 'center' : letter === 'R' ? 'right' : 'left',
  };
}

/** Reads `^TB`: orientation, width, height; the height determines the number of lines. */
export function readTextBlock([, width, height]: readonly string[], font: ZplFont): FieldBlock {
  const lines = Math.floor(numberOf(height, font.height) / font.height);
  return {
    width: Math.max(0, numberOf(width, 0)),
    lines: Math.min(mostLines, Math.max(1, lines)),
    spacing: 0,
    align: 'left',
  };
}

const mostLines = 1000;

/** Share of a character's height above the baseline. */
const aboveBaseline = 0.78;

interface TextField {
  readonly origin: FieldOrigin;
  readonly font: ZplFont;
  readonly block: FieldBlock | undefined;
  /** Contains variables as `{{name}}`. */
  readonly value: string;
  readonly isWhite: boolean;
}

/** Adds a text field in the label font, with the same height and baseline as in the printer’s own font. */
export function addText(page: ZplPage, { origin, font, block, value, isWhite }: TextField): void {
  const { rotation, height } = font;
  const lines = block?.lines ?? 1;
  const lineHeight = Math.min(5, Math.max(0.5, (height + (block?.spacing ?? 0)) / height));
  const below = (lines - 1) * lineHeight * height;
  const isBackwards = rotation === 180 || rotation === 270;
  const isSideways = rotation === 90 || rotation === 270;
  let start: readonly [number, number];
  let align: 'left' | 'right' = 'left';
  if (origin.kind === 'corner') {
    // Without a block the length of the text is unknown: when it is upside down, its end is at the corner.
    const length = block?.width ?? 0;
    if (!block && isBackwards !== origin.isRight) align = 'right';
    const tall = height + below;
    const size = isSideways ? { width: tall, height: length } : { width: length, height: tall };
    start = createFrame({ x: origin.x, y: origin.y, ...size }, rotation).place(0, aboveBaseline * height);
  } else {
    const [dx, dy] = turned(rotation, 0, -below);
    start = [origin.x + dx, origin.y + dy];
    if (origin.isRight && !block) align = 'right';
  }
  const emMm = toMm(page, height);
  if (emMm < leastEmMm) {
    page.notes.add(labelNote.smallText({ text: value.slice(0, 40) }));
    return;
  }
  const box = placeText(
    {
      xMm: toMm(page, start[0]),
      yMm: toMm(page, start[1]),
      rotation,
      align,
      emMm,
      lines,
      lineHeight,
      ...(block && block.width > 0 ? { reachMm: toMm(page, block.width) } : {}),
    },
    page,
  );
  if (!box) {
    page.notes.add(labelNote.besideLabel);
    return;
  }
  page.notes.add(labelNote.otherFont);
  page.add({
    type: 'text',
    ...box,
    value,
    ...(block
      ? {
          maxLines: Math.max(1, lines),
          lineHeight,
          ...(block.align === 'left' ? {} : { align: block.align }),
        }
      : { wrap: false }),
    ...(isWhite ? { color: 'white' as const } : {}),
  });
}
