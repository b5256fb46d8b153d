import { dotMm } from '../../scene/length.ts';
import { LabelFileError } from '../label-file.ts';
import { templateLimits } from '../../template/template-limits.ts';
import type { Notes } from '../notes.ts';
import { nameOf, type ZplCommand } from './zpl-command.ts';
import { numberOf } from './zpl-page.ts';
import { sentences } from '../sentences/index.ts';

const { labelNote, zplFile } = sentences;

export interface ZplSheet {
  readonly dpi: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Greatest label width of a four-inch printer, in dots at 203 dpi. */
const widestAt203 = 832;
const widestAt300 = 1280;
const usualInches = { width: 4, height: 6 };

/**
 * Returns the size of the label in millimetres. ZPL counts dots without saying how many there are in an inch: if it is
 * not given either, the width of a usual printer decides.
 * @throws LabelFileError when no printer supports the size
 */
export function readZplSheet(
  commands: readonly ZplCommand[],
  given: number | undefined,
  notes: Notes,
): ZplSheet {
  const last = (name: string): number | undefined => {
    const found = commands.findLast((command) => nameOf(command) === name);
    const dots = found ? numberOf(found.data, 0) : 0;
    return dots > 0 ? dots : undefined;
  };
  const width = last('^PW');
  const height = last('^LL');
  const { fields, boxes } = reachOf(commands);
  const dpi = given ?? guessDpi(width ?? Math.max(fields.x, boxes.x));
  const dot = dotMm(dpi);
  const most = templateLimits.sideMm;
  // A box may end behind any label: the printer cuts it off.
  const boxMost = Math.floor(most / dot);
  const needed = (usual: number, field: number, box: number): number =>
    Math.max(usual * dpi, field, Math.min(box, boxMost));
  const widthMm = rounded((width ?? needed(usualInches.width, fields.x, boxes.x)) * dot);
  const heightMm = rounded((height ?? needed(usualInches.height, fields.y, boxes.y)) * dot);
  if (!(widthMm >= 1 && heightMm >= 1 && widthMm <= most && heightMm <= most)) {
    throw new LabelFileError(zplFile.size({ width: widthMm, height: heightMm, most }));
  }
  if (given === undefined) {
    notes.add(labelNote.guessedDots({ dpi, width: widthMm, height: heightMm }));
  }
  if (width === undefined || height === undefined) {
    const missing = [width === undefined ? '^PW' : '', height === undefined ? '^LL' : ''].filter(Boolean);
    notes.add(labelNote.guessedSize({ commands: missing }));
  }
  return { dpi, widthMm, heightMm };
}

function guessDpi(width: number): number {
  if (width <= widestAt203) return 203;
  return width <= widestAt300 ? 300 : 600;
}

interface Reach {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns the greatest distances from the corner, in dots: of the fields' origins, and of the boxes of shapes and
 * graphics. The sizes of texts and barcodes are not included.
 */
function reachOf(commands: readonly ZplCommand[]): { readonly fields: Reach; readonly boxes: Reach } {
  let fields: Reach = { x: 0, y: 0 };
  let boxes: Reach = { x: 0, y: 0 };
  let home: Reach = { x: 0, y: 0 };
  let origin: Reach & { readonly isCorner: boolean } = { ...home, isCorner: true };
  for (const command of commands) {
    const name = nameOf(command);
    const [left, top] = command.data.split(',', 2);
    if (name === '^LH') home = { x: numberOf(left, home.x), y: numberOf(top, home.y) };
    if (name === '^LH' || name === '^FS') origin = { ...home, isCorner: true };
    if (name === '^FO' || name === '^FT') {
      origin = { x: home.x + numberOf(left, 0), y: home.y + numberOf(top, 0), isCorner: name === '^FO' };
      fields = farther(fields, { x: origin.x + 1, y: origin.y + 1 });
    }
    const size = sizeOf(command);
    if (size) boxes = farther(boxes, { x: origin.x + size.x, y: origin.y + (origin.isCorner ? size.y : 0) });
  }
  return { fields, boxes };
}

const farther = (one: Reach, other: Reach): Reach => ({
  x: Math.min(Math.max(one.x, other.x), 100_000),
  y: Math.min(Math.max(one.y, other.y), 100_000),
});

/** Returns the width and height of a shape or a graphic, in dots; undefined for any other command. */
function sizeOf(command: ZplCommand): Reach | undefined {
  const [first, second, third, fourth] = command.data.split(',', 4);
  switch (nameOf(command)) {
    case '^GB':
    case '^GD':
    case '^GE': {
      const line = numberOf(third, 1);
      return { x: Math.max(numberOf(first, line), line), y: Math.max(numberOf(second, line), line) };
    }
    case '^GC':
      return { x: numberOf(first, 3), y: numberOf(first, 3) };
    case '^GF': {
      const rowBytes = Math.max(1, numberOf(fourth, 1));
      return { x: 8 * rowBytes, y: Math.ceil(numberOf(third, 0) / rowBytes) };
    }
    default:
      return undefined;
  }
}

/** Designers count in eighths of a millimetre, which dots do not match exactly: 480 dots are meant to be 60 mm, not 60.06. */
const nearlyWhole = 0.0015;

function rounded(mm: number): number {
  const whole = Math.round(mm);
  return Math.abs(mm - whole) <= mm * nearlyWhole ? whole : Math.round(mm * 100) / 100;
}
