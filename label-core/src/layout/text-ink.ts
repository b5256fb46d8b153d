import type { FontSet } from '../font/font-set.ts';
import { ptToMm } from '../scene/length.ts';
import { createFrame, type Box } from '../scene/frame.ts';
import type { GlyphRun } from '../scene/scene.ts';
import { slantOf } from '../scene/slant.ts';

/** Returns the smallest box around the ink of a text line: its letters, without the empty area above and below them. */
export function inkOf(run: GlyphRun, fonts: FontSet): Box {
  const { glyphs, fontKey, sizePt, rotation, xMm, yMm } = run;
  const slant = slantOf(run);
  const face = fonts[fontKey];
  const unitMm = ptToMm(sizePt) / face.unitsPerEm;
  // The run is rotated about its start, like a frame of size zero at that position.
  const frame = createFrame({ x: xMm, y: yMm, width: 0, height: 0 }, rotation);
  const corners = glyphs.flatMap((glyph) => {
    const { minX, minY, maxX, maxY } = face.source.getGlyph(glyph.id).bbox;
    if (!(maxX > minX)) return [];
    const [top, bottom] = [glyph.yMm - maxY * unitMm, glyph.yMm - minY * unitMm];
    const leans = [-slant * top, -slant * bottom];
    return [
      frame.place(glyph.xMm + minX * unitMm + Math.min(...leans), top),
      frame.place(glyph.xMm + maxX * unitMm + Math.max(...leans), bottom),
    ];
  });
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const x = Math.min(xMm, ...xs);
  const y = Math.min(yMm, ...ys);
  return { x, y, width: Math.max(xMm, ...xs) - x, height: Math.max(yMm, ...ys) - y };
}
