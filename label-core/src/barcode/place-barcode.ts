import type { FontFace } from '../font/font-face.ts';
import { sentences } from './sentences/index.ts';
import { dotsInside } from '../scene/dot-grid.ts';
import { type Box, createFrame, type Frame } from '../scene/frame.ts';
import { dotMm } from '../scene/length.ts';
import type { SceneNode } from '../scene/scene.ts';
import type { Sentence } from '../sentence/index.ts';
import type { BarcodeElement } from '../template/template-schema.ts';
import { bearerBarModules, bearerBars } from './bearer-bars.ts';
import { type BarcodeText, centredText, matrixWords, retailText } from './barcode-text.ts';
import type { EncodedValue } from './check-and-encode.ts';
import { barOutlines, matrixOutlines } from './module-outlines.ts';
import { moduleDots, smallestModuleDots } from './module-size.ts';
import { quietZonesAround } from './quiet-zones.ts';
import type { Refusal } from './refusal.ts';
import { retailDigits, tallBarModules } from './retail-digits.ts';
import type { LinearSymbol, MatrixSymbol } from './symbol.ts';
import { symbologyRules } from './symbology-rules.ts';
import type { BarcodeValue } from './value-rules.ts';

const { barcodeRule } = sentences;

export interface PlacedBarcode {
  readonly nodes: readonly SceneNode[];
  readonly hasText: boolean;
  readonly isTextWhole: boolean;
  /** Height of the text below the symbol, in whole dots; 0 without one. */
  readonly textMm: number;
  /** Printed width of one module. */
  readonly moduleMm: number;
  /** Across the symbol, with its quiet zones. */
  readonly modules: number;
  /** Width of the symbol with its quiet zones. */
  readonly widthMm: number;
  /** Height of the bars, without the extension of the long bars between digits; undefined for a matrix. */
  readonly barHeightMm?: number;
  /** White places that the symbol needs before, behind and, for a matrix, above and below it. */
  readonly quietZones: readonly Box[];
}

interface Printer {
  readonly dpi: number;
  readonly face: FontFace;
}

/** Place of a barcode: the frame in whole dots of the printer, and the same frame in millimetres for its text. */
interface Place extends Printer {
  readonly element: BarcodeElement;
  readonly value: BarcodeValue;
  readonly dots: Frame;
  readonly mm: Frame;
  readonly dot: number;
}

/** Share of the free room before the symbol, by alignment. */
const share = { left: 0, center: 0.5, right: 1, top: 0, middle: 0.5, bottom: 1 } as const;

/** Shorter bars are missed by a scanner that is held slightly askew. */
export const shortestBarMm = 3;

/**
 * Places a symbol, its quiet zones and its text in the element's box, on the printer's dot grid. Returns a refusal when
 * the box is too small.
 */
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
  const spare = dots.width - modules * module;
  const left = Math.floor(spare * share[element.align ?? 'center']) + quiet.left * module;
  const digits = retailDigits[element.symbology];
  const text = (element.humanReadable ?? hasTextByDefault) ? linearText() : undefined;
  const textDots = dotsOf(text, dot);
  const barDots = dots.height - textDots;
  const bearerDots = element.bearerBars === true ? bearerBarModules * module : 0;
  if ((barDots - 2 * bearerDots) * dot < shortestBarMm) {
    return tooSmall(place, { height: textDots + 2 * bearerDots + Math.ceil(shortestBarMm / dot) });
  }
  const tallDots = barDots + Math.min(textDots, tallBarModules * module);
  const isTall = (bar: number): boolean => text !== undefined && digits?.tallBars.includes(bar) === true;
  const outlines = barOutlines(symbol, { frame: dots, left, top: 0, moduleDots: module }, (bar) =>
    isTall(bar) ? tallDots : barDots,
  );
  const middle = left + (symbol.modules * module) / 2;
  const bars = { left, top: 0, width: symbol.modules * module, height: barDots };
  const quietZones = quietZonesAround(bars, quiet, module, place);
  const placed = placedBarcode(place, { outlines, moduleDots: module, modules, quietZones }, text, {
    bottom: barDots,
    middle,
  });
  const bearers = bearerDots === 0 ? [] : bearersOf(left - quiet.left * module, bearerDots);
  return {
    ...placed,
    nodes: [...placed.nodes, ...bearers],
    barHeightMm: (barDots - 2 * bearerDots) * dot,
  };

  function bearersOf(start: number, heightDots: number) {
    const ends = { left: start, right: start + modules * (module ?? 0), top: 0, bottom: barDots };
    return bearerBars({ elementId: element.id, frame: dots, dotMm: dot, ...ends, heightDots });
  }

  function linearText(): BarcodeText {
    const source = { elementId: element.id, face };
    if (!digits) {
      const room = { widthMm: mm.width, kind: 'linear', sizePt: element.textSizePt } as const;
      return centredText(source, place.value.text, room);
    }
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
    ? centredText({ elementId: element.id, face }, matrixWords(place.value, face), {
        widthMm: mm.width,
        kind: 'matrix',
        sizePt: element.textSizePt,
      })
    : undefined;
  const textDots = dotsOf(text, dot);
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
  const spareX = dots.width - columns * module;
  const spareY = dots.height - textDots - rows * module;
  const left = Math.floor(spareX * share[element.align ?? 'center']) + quiet.left * module;
  const above = Math.floor(spareY * share[element.verticalAlign ?? 'middle']);
  const top = above + quiet.vertical * module;
  const outlines = matrixOutlines(symbol, { frame: dots, left, top, moduleDots: module });
  const square = { left, top, width: symbol.columns * module, height: symbol.rows * module };
  const quietZones = quietZonesAround(square, quiet, module, place);
  return placedBarcode(place, { outlines, moduleDots: module, modules: columns, quietZones }, text, {
    bottom: above + rows * module,
    middle: left + (symbol.columns * module) / 2,
  });
}

function placedBarcode(
  { element, value, mm, dot }: Place,
  dots: {
    readonly outlines: readonly (readonly number[])[];
    readonly moduleDots: number;
    /** Modules across the symbol, including quiet zones. */
    readonly modules: number;
    /** In mm. */
    readonly quietZones: readonly Box[];
  },
  text: BarcodeText | undefined,
  at: { readonly bottom: number; readonly middle: number },
): PlacedBarcode {
  const outlines = dots.outlines.map((outline) => outline.map((length) => length * dot));
  return {
    nodes: [
      {
        kind: 'modules',
        elementId: element.id,
        symbology: element.symbology,
        value: value.text,
        outlines,
      },
      ...(text?.place(mm, at.bottom * dot, at.middle * dot) ?? []),
    ],
    hasText: text !== undefined,
    isTextWhole: text?.isWhole ?? true,
    textMm: dotsOf(text, dot) * dot,
    moduleMm: dots.moduleDots * dot,
    modules: dots.modules,
    widthMm: dots.modules * dots.moduleDots * dot,
    quietZones: dots.quietZones,
  };
}

/** Height of the text below a symbol in whole dots; 0 without one. */
const dotsOf = (text: BarcodeText | undefined, dot: number): number => Math.ceil((text?.heightMm ?? 0) / dot);

/** Returns a refusal with the size that the element, as it is oriented on the label, needs. */
function tooSmall(
  { dots, dot, dpi }: Place,
  needed: { readonly width?: number; readonly height?: number },
): Refusal {
  const ofSide = (side: 'width' | 'height') => {
    const wanted = needed[side];
    return wanted === undefined || wanted <= dots[side]
      ? undefined
      : { needed: wanted * dot, own: dots[side] * dot };
  };
  return { code: 'barcode-too-small', reason: tooSmallReason(dpi, ofSide('width'), ofSide('height')) };
}

interface Shortage {
  readonly needed: number;
  readonly own: number;
}

/** Returns a sentence that names the sides that are too short, at least one. */
function tooSmallReason(dpi: number, across?: Shortage, down?: Shortage): Sentence {
  const width = { width: across?.needed ?? 0, ownWidth: across?.own ?? 0 };
  const height = { height: down?.needed ?? 0, ownHeight: down?.own ?? 0 };
  if (!down) return barcodeRule.tooNarrow({ dpi, ...width });
  return across
    ? barcodeRule.tooSmall({ dpi, ...width, ...height })
    : barcodeRule.tooFlat({ dpi, ...height });
}
