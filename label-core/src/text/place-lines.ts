import type { FontFace } from '../font/font-face.ts';
import type { FontKey } from '../font/font-set.ts';
import { barOnDots } from '../scene/dot-rectangle.ts';
import type { Frame } from '../scene/frame.ts';
import { ptToMm } from '../scene/length.ts';
import type { GlyphRun, Ink, RectangleNode } from '../scene/scene.ts';
import { shapeLine } from './measure.ts';
import { measure, type StyledText, wordsOf } from './styled-text.ts';

export interface LineStyle {
  readonly elementId: string;
  /** Face whose ascent and descent give the height of the lines. */
  readonly face: FontFace;
  readonly sizePt: number;
  readonly lineHeight: number;
  readonly align: 'left' | 'center' | 'right';
  readonly verticalAlign: 'top' | 'middle' | 'bottom';
  readonly color: Ink;
  /** Of the printer, on whose dots underlines are. */
  readonly dpi: number;
}

/** Share of the free room before the content, by alignment. */
export const share = { left: 0, center: 0.5, right: 1, top: 0, middle: 0.5, bottom: 1 } as const;

/** Returns the height of lines of text in em, from the ascent of the first to the descent of the last. */
export const blockHeight = (face: FontFace, lines: readonly unknown[], lineHeight: number): number =>
  face.ascent + face.descent + (lines.length - 1) * lineHeight;

/** Places lines of text in a frame (millimetres). An empty line takes its room but yields no node. */
export function placeLines(
  lines: readonly StyledText[],
  frame: Frame,
  style: LineStyle,
): readonly (GlyphRun | RectangleNode)[] {
  const { face, sizePt } = style;
  const emMm = ptToMm(sizePt);
  const blockMm = blockHeight(face, lines, style.lineHeight) * emMm;
  const top = (frame.height - blockMm) * share[style.verticalAlign];
  return lines.flatMap((line, index) => {
    const left = (frame.width - measure(line) * emMm) * share[style.align];
    const baseline = top + (face.ascent + index * style.lineHeight) * emMm;
    return placeLine(line, frame, { ...style, left, baseline });
  });
}

interface LinePlace extends Pick<LineStyle, 'elementId' | 'face' | 'sizePt' | 'color' | 'dpi'> {
  readonly left: number;
  readonly baseline: number;
}

/** Places one line whose baseline begins at a position in the frame: a run for each style, then its underlines. */
export function placeLine(
  line: StyledText,
  frame: Frame,
  { left, baseline, ...look }: LinePlace,
): readonly (GlyphRun | RectangleNode)[] {
  if (wordsOf(line).trim() === '') return [];
  const emMm = ptToMm(look.sizePt);
  const runs: GlyphRun[] = [];
  const underlines: { from: number; until: number }[] = [];
  let pen = left;
  for (const { text, style } of line) {
    const shaped = shapeLine(style.face, text);
    const end = pen + shaped.width * style.scale * emMm;
    const run = glyphRun(text, shaped.glyphs, frame, {
      ...look,
      fontKey: style.fontKey,
      sizePt: look.sizePt * style.scale,
      left: pen,
      baseline: baseline - style.raiseEm * emMm,
    });
    runs.push({
      ...run,
      ...(style.isSlanted && { isSlanted: true }),
      ...(runs.length > 0 && { continuesLine: true }),
    });
    if (style.isUnderlined) {
      const last = underlines.at(-1);
      if (last?.until === pen) last.until = end;
      else underlines.push({ from: pen, until: end });
    }
    pen = end;
  }
  const { topEm, thicknessEm } = look.face.underline;
  return [
    ...runs,
    ...underlines.map(({ from, until }) =>
      barOnDots(
        look.elementId,
        frame,
        { x: from, y: baseline + topEm * emMm, width: until - from, height: thicknessEm * emMm },
        look,
      ),
    ),
  ];
}

interface RunPlace extends Pick<LineStyle, 'elementId' | 'sizePt' | 'color'> {
  readonly fontKey: FontKey;
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
