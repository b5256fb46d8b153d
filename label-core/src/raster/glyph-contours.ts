import type { FontFace } from '../font/font-face.ts';
import type { FontSet } from '../font/font-set.ts';
import { ptToMm } from '../scene/length.ts';
import type { GlyphRun, PlacedGlyph } from '../scene/scene.ts';
import { slantOf } from '../scene/slant.ts';
import type { QuarterTurn } from '../template/template-schema.ts';
import { cubicTo, quadraticTo } from './flatten-curve.ts';
import type { Contour } from './ink-grid.ts';

type Turn = (u: number, v: number) => readonly [x: number, y: number];

/** Functions that rotate a point clockwise about the start of the baseline. */
const turns: Readonly<Record<QuarterTurn, Turn>> = {
  0: (u, v) => [u, v],
  90: (u, v) => [-v, u],
  180: (u, v) => [-u, -v],
  270: (u, v) => [v, -u],
};

/** Returns the outlines of one glyph at its position on the label, in dots. */
export function glyphContours(
  run: Omit<GlyphRun, 'glyphs' | 'text'>,
  glyph: PlacedGlyph,
  fonts: FontSet,
  dotsPerMm: number,
): Contour[] {
  const face = fonts[run.fontKey];
  const scale = (ptToMm(run.sizePt) / face.unitsPerEm) * dotsPerMm;
  const turn = turns[run.rotation];
  const slant = slantOf(run);
  const place = (x: number, y: number): readonly [number, number] => {
    const v = glyph.yMm * dotsPerMm - y * scale;
    const [right, down] = turn(glyph.xMm * dotsPerMm + x * scale - slant * v, v);
    return [run.xMm * dotsPerMm + right, run.yMm * dotsPerMm + down];
  };
  return contoursOf(commandsOf(face, glyph.id), place);
}

type Command = ReturnType<FontFace['source']['getGlyph']>['path']['commands'][number];

const known = new WeakMap<FontFace, Map<number, readonly Command[]>>();

function commandsOf(face: FontFace, glyphId: number): readonly Command[] {
  const ofFace = known.get(face) ?? new Map<number, readonly Command[]>();
  known.set(face, ofFace);
  const found = ofFace.get(glyphId) ?? face.source.getGlyph(glyphId).path.commands;
  ofFace.set(glyphId, found);
  return found;
}

function contoursOf(
  commands: readonly Command[],
  place: (x: number, y: number) => readonly [number, number],
): Contour[] {
  const contours: number[][] = [];
  let contour: number[] = [];
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args;
    switch (command) {
      case 'moveTo':
        contour = [...place(a, b)];
        contours.push(contour);
        break;
      case 'lineTo':
        contour.push(...place(a, b));
        break;
      case 'quadraticCurveTo':
        quadraticTo(contour, ...place(a, b), ...place(c, d));
        break;
      case 'bezierCurveTo':
        cubicTo(contour, [...place(a, b), ...place(c, d), ...place(e, f)]);
        break;
      case 'closePath':
      default:
        break;
    }
  }
  return contours;
}
