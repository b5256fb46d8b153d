import type { FontFace } from '../font/font-face.ts';
import { dotsInside } from '../scene/dot-grid.ts';
import { createFrame, type Frame } from '../scene/frame.ts';
import { dotMm } from '../scene/length.ts';
import type { SceneNode } from '../scene/scene.ts';
import type { BarcodeElement } from '../template/template-schema.ts';
import { replaceMissing } from '../text/missing-characters.ts';
import { type BarcodeText, centredText, retailText } from './barcode-text.ts';
import type { EncodedValue } from './encode-value.ts';
import { barOutlines, matrixOutlines } from './module-outlines.ts';
import { moduleDots, smallestModuleDots } from './module-size.ts';
import type { Refusal } from './refusal.ts';
import { retailDigits, tallBarModules } from './retail-digits.ts';
import type { LinearSymbol, MatrixSymbol } from './symbol.ts';
import { symbologyRules } from './symbology-rules.ts';
import type { BarcodeValue } from './value-rules.ts';

export interface PlacedBarcode {
  readonly nodes: readonly SceneNode[];
  readonly hasText: boolean;
  readonly isTextWhole: boolean;
}

interface Printer {
  readonly dpi: number;
  readonly face: FontFace;
}

/** Where a barcode is built: the frame in whole dots of the printer, and the same frame in millimetres for its text. */
interface Place extends Printer {
  readonly element: BarcodeElement;
  readonly value: BarcodeValue;
  readonly dots: Frame;
  readonly mm: Frame;
  readonly dot: number;
}

/** Bars shorter than this are missed by a scanner that is not held quite straight. */
const shortestBarMm = 3;

/** Stands a symbol, its quiet zones and its text in the element's box, on the printer's dot grid. */
export function placeBarcode(
  element: BarcodeElement,
  { symbol, value }: EncodedValue,
  printer: Printer,
): PlacedBarcode | Refusal {
  const { xMm: x, yMm: y, widthMm: width, heightMm: height, rotation = 0 } = element;
  const box = dotsInside({ x, y, width, height }, printer.dpi);
  const dot = dotMm(printer.dpi);
  const boxMm = { x: box.x * dot, y: box.y * dot, width: box.width * dot, height: box.height * dot };
  const place: Place = {
    ...printer,
    element,
    value,
    dot,
    dots: createFrame(box, rotation),
    mm: createFrame(boxMm, rotation),
  };
  return symbol.kind === 'linear' ? placeLinear(symbol, place) : placeMatrix(symbol, place);
}

function placeLinear(symbol: LinearSymbol, place: Place): PlacedBarcode | Refusal {
  const { element, dots, mm, dot, dpi, face } = place;
  const { quiet, minModuleMm, hasTextByDefault } = symbologyRules[element.symbology];
  const modules = quiet.left + symbol.modules + quiet.right;
  const module = moduleDots({
    sides: [{ dots: dots.width, modules }],
    wantedMm: element.moduleMm,
    minMm: minModuleMm,
    dpi,
  });
  if (module === undefined) return tooSmall(place, { width: modules * smallestModuleDots(minModuleMm, dpi) });
  const left = Math.floor((dots.width - modules * module) / 2) + quiet.left * module;
  const digits = retailDigits[element.symbology];
  const text = (element.humanReadable ?? hasTextByDefault) ? linearText() : undefined;
  const textDots = Math.ceil((text?.heightMm ?? 0) / dot);
  const barDots = dots.height - textDots;
  if (barDots * dot < shortestBarMm) {
    return tooSmall(place, { height: textDots + Math.ceil(shortestBarMm / dot) });
  }
  const tallDots = barDots + Math.min(textDots, tallBarModules * module);
  const isTall = (bar: number): boolean => text !== undefined && digits?.tallBars.includes(bar) === true;
  const outlines = barOutlines(symbol, { frame: dots, left, top: 0, moduleDots: module }, (bar) =>
    isTall(bar) ? tallDots : barDots,
  );
  return placedBarcode(place, outlines, text, barDots);

  function linearText(): BarcodeText {
    const source = { elementId: element.id, face };
    if (!digits) return centredText(source, place.value.text, mm.width, 'linear');
    return retailText(source, place.value.text, digits, (module ?? 0) * dot, left * dot);
  }
}

function placeMatrix(symbol: MatrixSymbol, place: Place): PlacedBarcode | Refusal {
  const { element, dots, mm, dot, dpi, face } = place;
  const { quiet, minModuleMm, hasTextByDefault } = symbologyRules[element.symbology];
  const columns = symbol.columns + quiet.left + quiet.right;
  const rows = symbol.rows + 2 * quiet.vertical;
  const hasText = element.humanReadable ?? hasTextByDefault;
  const text = hasText
    ? centredText({ elementId: element.id, face }, matrixWords(place), mm.width, 'matrix')
    : undefined;
  const textDots = Math.ceil((text?.heightMm ?? 0) / dot);
  const module = moduleDots({
    sides: [
      { dots: dots.width, modules: columns },
      { dots: dots.height - textDots, modules: rows },
    ],
    wantedMm: element.moduleMm,
    minMm: minModuleMm,
    dpi,
  });
  if (module === undefined) {
    const least = smallestModuleDots(minModuleMm, dpi);
    return tooSmall(place, { width: columns * least, height: rows * least + textDots });
  }
  const left = Math.floor((dots.width - columns * module) / 2) + quiet.left * module;
  const spare = dots.height - textDots - rows * module;
  const top = Math.floor(spare / 2) + quiet.vertical * module;
  const outlines = matrixOutlines(symbol, { frame: dots, left, top, moduleDots: module });
  return placedBarcode(place, outlines, text, Math.floor(spare / 2) + rows * module);
}

/** GS1 elements may stand on lines of their own: a zero-width space lets a line end before each. */
function matrixWords({ value, face }: Place): string {
  const words =
    value.elements?.map(({ identifier, data }) => `(${identifier})${data}`).join('\u200b') ?? value.text;
  return replaceMissing(face, words);
}

function placedBarcode(
  { element, mm, dot }: Place,
  outlinesDots: readonly (readonly number[])[],
  text: BarcodeText | undefined,
  bottomDots: number,
): PlacedBarcode {
  const outlines = outlinesDots.map((outline) => outline.map((value) => value * dot));
  return {
    nodes: [
      { kind: 'modules', elementId: element.id, outlines },
      ...(text?.place(mm, bottomDots * dot) ?? []),
    ],
    hasText: text !== undefined,
    isTextWhole: text?.isWhole ?? true,
  };
}

/** Says how large the element must be, as it lies on the label. */
function tooSmall(
  { dots, dot, dpi }: Place,
  needed: { readonly width?: number; readonly height?: number },
): Refusal {
  const sides = (['width', 'height'] as const).flatMap((side) => {
    const wanted = needed[side];
    if (wanted === undefined || wanted <= dots[side]) return [];
    return [`${(wanted * dot).toFixed(1)} mm of ${side} and has ${(dots[side] * dot).toFixed(1)} mm`];
  });
  return {
    code: 'barcode-too-small',
    rule: `it does not fit its place on the label; at ${dpi} dpi it needs ${sides.join(', ')}`,
  };
}
