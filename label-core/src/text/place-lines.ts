import type { FontFace } from '../font/font-face.ts';
import type { FontKey } from '../font/font-set.ts';
import type { Frame } from '../scene/frame.ts';
import { ptToMm } from '../scene/length.ts';
import type { GlyphRun, Ink } from '../scene/scene.ts';
import { shapeLine } from './measure.ts';

export interface LineStyle {
  readonly elementId: string;
  readonly face: FontFace;
  readonly fontKey: FontKey;
  readonly sizePt: number;
  readonly lineHeight: number;
  readonly align: 'left' | 'center' | 'right';
  readonly verticalAlign: 'top' | 'middle' | 'bottom';
  readonly color: Ink;
}

/** Share of the free room before the content, by alignment. */
const share = { left: 0, center: 0.5, right: 1, top: 0, middle: 0.5, bottom: 1 } as const;

/** Returns the height of lines of text in em, from the ascent of the first to the descent of the last. */
export const blockHeight = (face: FontFace, lines: readonly string[], lineHeight: number): number =>
  face.ascent + face.descent + (lines.length - 1) * lineHeight;

/** Places lines of text in a frame (millimetres). An empty line takes its room but yields no run. */
export function placeLines(lines: readonly string[], frame: Frame, style: LineStyle): readonly GlyphRun[] {
  const { face, sizePt } = style;
  const emMm = ptToMm(sizePt);
  const blockMm = blockHeight(face, lines, style.lineHeight) * emMm;
  const top = (frame.height - blockMm) * share[style.verticalAlign];
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const shaped = shapeLine(face, line);
    const left = (frame.width - shaped.width * emMm) * share[style.align];
    const baseline = top + (face.ascent + index * style.lineHeight) * emMm;
    return [glyphRun(line, shaped.glyphs, frame, { ...style, left, baseline })];
  });
}

interface RunPlace extends Pick<LineStyle, 'elementId' | 'fontKey' | 'sizePt' | 'color'> {
  readonly left: number;
  readonly baseline: number;
}

/** Creates a run of glyphs whose baseline begins at a position in the frame; positions of glyphs are in em. */
export function glyphRun(
  text: string,
  glyphs: readonly { readonly id: number; readonly x: number; readonly y: number; readonly text: string }[],
  frame: Frame,
  { elementId, fontKey, sizePt, color, left, baseline }: RunPlace,
): GlyphRun {
  const emMm = ptToMm(sizePt);
  const [xMm, yMm] = frame.place(left, baseline);
  return {
    kind: 'glyphs',
    elementId,
    text,
    fontKey,
    sizePt,
    color,
    xMm,
    yMm,
    rotation: frame.rotation,
    glyphs: glyphs.map(({ id, x, y, text: characters }) => ({
      id,
      text: characters,
      xMm: x * emMm,
      yMm: y * emMm,
    })),
  };
}
