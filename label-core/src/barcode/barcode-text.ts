import type { FontFace } from '../font/font-face.ts';
import type { Frame } from '../scene/frame.ts';
import { mmToPt, ptToMm } from '../scene/length.ts';
import type { GlyphRun } from '../scene/scene.ts';
import { fitText, type FittedText } from '../text/fit-text.ts';
import { shapeLine } from '../text/measure.ts';
import { replaceMissing } from '../text/missing-characters.ts';
import { glyphRun } from '../text/place-lines.ts';
import { digitCellModules, type RetailDigits } from './retail-digits.ts';
import type { BarcodeValue } from './value-rules.ts';

/** Height and depth of the human-readable text in em; the letters and signs of all barcodes fit between these. */
const ascentEm = 0.78;
const descentEm = 0.24;
const gapMm = 0.4;
const lineHeight = 1.1;
const usualPt = { linear: 8, matrix: 6 } as const;
const smallestPt = 4.5;
const mostMatrixLines = 4;

/** Text below a barcode, created before the lower end of the bars is known. */
export interface BarcodeText {
  readonly heightMm: number;
  readonly isWhole: boolean;
  /** @param topMm lower end of the bars, @param centerMm centre of the symbol; both in the frame */
  place(frame: Frame, topMm: number, centerMm: number): readonly GlyphRun[];
}

interface TextSource {
  readonly elementId: string;
  readonly face: FontFace;
}

interface TextRoom {
  readonly widthMm: number;
  readonly kind: 'linear' | 'matrix';
  readonly sizePt?: number | undefined;
}

/** Returns lines centred below the symbol: one below bars, up to four below a matrix; at most `sizePt` high. */
export function centredText(
  { elementId, face }: TextSource,
  text: string,
  { widthMm, kind, sizePt = usualPt[kind] }: TextRoom,
): BarcodeText {
  const isMatrix = kind === 'matrix';
  const fitted = fitText(face, text, {
    widthMm,
    heightMm: Number.MAX_SAFE_INTEGER,
    sizePt,
    minSizePt: Math.min(sizePt, smallestPt),
    lineHeight,
    maxLines: isMatrix ? mostMatrixLines : 1,
    wrap: isMatrix,
  });
  const emMm = ptToMm(fitted.sizePt);
  return {
    heightMm: gapMm + (ascentEm + descentEm + (fitted.lines.length - 1) * lineHeight) * emMm,
    isWhole: fitted.isWhole,
    place: (frame, topMm, centerMm) => placeCentred({ elementId, face }, fitted, frame, { topMm, centerMm }),
  };
}

function placeCentred(
  { elementId, face }: TextSource,
  { lines, sizePt }: FittedText<string>,
  frame: Frame,
  { topMm, centerMm }: { readonly topMm: number; readonly centerMm: number },
): readonly GlyphRun[] {
  const emMm = ptToMm(sizePt);
  return lines.map((line, index) => {
    const shaped = shapeLine(face, line);
    const width = shaped.width * emMm;
    // Centred below the symbol, but within the box.
    const left = Math.max(0, Math.min(frame.width - width, centerMm - width / 2));
    const baseline = topMm + gapMm + (ascentEm + index * lineHeight) * emMm;
    return glyphRun(line, shaped.glyphs, frame, {
      elementId,
      fontKey: 'regular',
      sizePt,
      color: 'black',
      left,
      baseline,
    });
  });
}

/** Returns the digits below their own bars. @param startMm left edge of the first bar in the frame */
export function retailText(
  { elementId, face }: TextSource,
  digits: string,
  { groups }: RetailDigits,
  moduleMm: number,
  startMm: number,
): BarcodeText {
  const emOf = (cellMm: number) => (0.85 * cellMm) / face.shape('0').width;
  const highestMm = face.capHeight * emOf(digitCellModules * moduleMm);
  return {
    heightMm: moduleMm + highestMm,
    isWhole: true,
    place: (frame, topMm) =>
      groups.map(({ first, end, module, cellModules = digitCellModules }) => {
        const cellMm = cellModules * moduleMm;
        const emMm = emOf(cellMm);
        const text = digits.slice(first, end);
        const glyphs = Array.from(text, (digit, index) => {
          const { glyphs: shaped, width } = face.shape(digit);
          const x = ((index + 0.5) * cellMm) / emMm - width / 2;
          return { id: shaped[0]?.id ?? 0, x, y: 0, text: digit };
        });
        return glyphRun(text, glyphs, frame, {
          elementId,
          fontKey: 'regular',
          sizePt: mmToPt(emMm),
          color: 'black',
          left: startMm + module * moduleMm,
          baseline: topMm + moduleMm + highestMm,
        });
      }),
  };
}

/** Returns the text below a matrix. A zero-width space before each GS1 element allows a line break there. */
export function matrixWords(value: BarcodeValue, face: FontFace): string {
  const words =
    value.elements?.map(({ identifier, data }) => `(${identifier})${data}`).join('\u200b') ?? value.text;
  return replaceMissing(face, words);
}
