import type * as fontkit from 'fontkit';

type Pen = { x: number; y: number };
type Command = fontkit.PathCommand;

const letters: Readonly<Record<Command['command'], string>> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

/**
 * Returns a function for outlines as relative SVG path data: “M x y” followed by this string draws the glyph at x, y, so
 * that a whole run is one path, concatenated without computing coordinates.
 */
export function createOutlines(font: fontkit.Font): (glyphId: number) => string {
  const outlines = new Map<number, string>();
  return (glyphId) => {
    const known = outlines.get(glyphId);
    if (known !== undefined) return known;
    const outline = relativePath(font.getGlyph(glyphId).path.commands);
    outlines.set(glyphId, outline);
    return outline;
  };
}

function relativePath(commands: readonly Command[]): string {
  let path = '';
  let pen: Pen = { x: 0, y: 0 };
  let start: Pen = pen;
  for (const { command, args } of commands) {
    path += letters[command];
    path += args.map((value, index) => rounded(value - (index % 2 === 0 ? pen.x : pen.y))).join(' ');
    if (command === 'closePath') pen = start;
    else pen = { x: args.at(-2) ?? pen.x, y: args.at(-1) ?? pen.y };
    if (command === 'moveTo') start = pen;
  }
  return path;
}

/** Sizes of which the outlines are kept; a label uses a few. */
const KEPT_SIZES = 16;

/**
 * Returns a function for the same outlines in millimetres, y down: “M x y” followed by such a string needs no transform.
 * Those of the sizes used last are kept.
 */
export function createOutlinesMm(
  outline: (glyphId: number) => string,
): (glyphId: number, unitMm: number) => string {
  const sizes = new Map<number, Map<number, string>>();
  return (glyphId, unitMm) => {
    const kept = sizes.get(unitMm) ?? new Map<number, string>();
    if (!sizes.has(unitMm)) {
      const [oldest] = sizes.keys();
      if (sizes.size >= KEPT_SIZES && oldest !== undefined) sizes.delete(oldest);
      sizes.set(unitMm, kept);
    }
    const known = kept.get(glyphId);
    if (known !== undefined) return known;
    const scaled = inMm(outline(glyphId), unitMm);
    kept.set(glyphId, scaled);
    return scaled;
  };
}

/** All arguments of the commands of an outline are pairs of x and y. */
function inMm(outline: string, unitMm: number): string {
  let isAcross = false;
  return outline.replaceAll(/-?[\d.]+/g, (units) => {
    isAcross = !isAcross;
    const mm = Number(units) * (isAcross ? unitMm : -unitMm);
    // A tenth of a micrometre, as for all lengths of a drawing.
    return String(Math.round(mm * 10_000) / 10_000);
  });
}

/** Rounds to a hundredth of a font unit, far below what a printer can show; font units are almost always whole numbers. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
