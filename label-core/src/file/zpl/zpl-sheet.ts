import { dotMm } from '../../scene/length.ts';
import { LabelFileError } from '../label-file.ts';
import { templateLimits } from '../../template/template-limits.ts';
import type { Notes } from '../notes.ts';
import { nameOf, parametersOf, type ZplCommand } from './zpl-command.ts';
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
  const reach = reachOf(commands);
  const dpi = given ?? guessDpi(width ?? reach.x);
  const dot = dotMm(dpi);
  const widthMm = rounded((width ?? Math.max(usualInches.width * dpi, reach.x)) * dot);
  const heightMm = rounded((height ?? Math.max(usualInches.height * dpi, reach.y)) * dot);
  const most = templateLimits.sideMm;
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

/** Returns the greatest distance of a field's origin from the corner, in dots; the sizes of the fields are not included. */
function reachOf(commands: readonly ZplCommand[]): { readonly x: number; readonly y: number } {
  let [x, y] = [0, 0];
  for (const command of commands) {
    const name = nameOf(command);
    if (name !== '^FO' && name !== '^FT') continue;
    const [left, top] = parametersOf(command);
    x = Math.max(x, numberOf(left, 0) + 1);
    y = Math.max(y, numberOf(top, 0) + 1);
  }
  return { x: Math.min(x, 100_000), y: Math.min(y, 100_000) };
}

/** Designers count in eighths of a millimetre, which dots do not match exactly: 480 dots are meant to be 60 mm, not 60.06. */
const nearlyWhole = 0.0015;

function rounded(mm: number): number {
  const whole = Math.round(mm);
  return Math.abs(mm - whole) <= mm * nearlyWhole ? whole : Math.round(mm * 100) / 100;
}
