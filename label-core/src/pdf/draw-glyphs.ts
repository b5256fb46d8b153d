import { ptToMm } from '../scene/length.ts';
import type { GlyphRun } from '../scene/scene.ts';
import { slantOf } from '../scene/slant.ts';
import type { QuarterTurn } from '../template/template-schema.ts';
import { operand as n } from './operand.ts';
import type { PdfFont } from './pdf-font.ts';

/** Direction of text, and where its upper side is, on a page with y down. */
const textMatrices: Readonly<Record<QuarterTurn, readonly [number, number, number, number]>> = {
  0: [1, 0, 0, -1],
  90: [0, 1, 1, 0],
  180: [-1, 0, 0, 1],
  270: [0, -1, -1, 0],
};

function textMatrix(run: GlyphRun): string {
  const [a, b, c, d] = textMatrices[run.rotation];
  const slant = slantOf(run);
  return [a, b, c + slant * a, d + slant * b].map(n).join(' ');
}

/** Draws a run as text that can be selected and searched, with each glyph exactly at its position in the scene. */
export function drawGlyphs(font: PdfFont, run: GlyphRun): string {
  const sizeMm = ptToMm(run.sizePt);
  const operators = [
    `BT ${run.color === 'white' ? 1 : 0} g /${font.name} ${n(sizeMm)} Tf`,
    `${textMatrix(run)} ${n(run.xMm)} ${n(run.yMm)} Tm`,
  ];
  let shown = '';
  let penEm = 0;
  let riseMm = 0;
  const flush = (): void => {
    if (shown !== '') operators.push(`[${shown}] TJ`);
    shown = '';
  };
  for (const { id, text, xMm, yMm } of run.glyphs) {
    if (yMm !== riseMm) {
      flush();
      operators.push(`${n(-yMm)} Ts`);
      riseMm = yMm;
    }
    const code = font.encode(id, text);
    // The viewer advances by the glyphs' own widths; the difference is the kerning, in thousandths of an em.
    const back = Math.round((penEm - xMm / sizeMm) * 10_000) / 10;
    shown += back === 0 ? `<${code}>` : `${n(back)}<${code}>`;
    penEm += font.widthOf(id) - back / 1000;
  }
  flush();
  if (riseMm !== 0) operators.push('0 Ts');
  return `${operators.join(' ')} ET`.replaceAll('><', '');
}
