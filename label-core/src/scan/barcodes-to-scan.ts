import { isRefusal } from '../barcode/refusal.ts';
import { encodeValue } from '../barcode/check-and-encode.ts';
import { symbolSizes } from '../barcode/symbol-sizes.ts';
import { bindText } from '../binding/bound-text.ts';
import { barcodeFacts } from '../layout/barcode-facts.ts';
import { createPartLayout } from '../layout/lay-out-parts.ts';
import { createLayoutContext, type LayoutOptions } from '../layout/layout-context.ts';
import { createInkGrid, type InkGrid } from '../raster/ink-grid.ts';
import { paintNodes, rasterSize } from '../raster/rasterise-scene.ts';
import type { Box } from '../scene/frame.ts';
import { dotMm } from '../scene/length.ts';
import type { ModuleGroup } from '../scene/scene.ts';
import type { BarcodeElement, LabelTemplate, Symbology } from '../template/template-schema.ts';
import type { LabelValues } from '../values/label-values.ts';
import { pictureDecoder } from '../zpl/decode-picture.ts';

/** Pixels in rows from the top: red, green, blue and opacity, one byte each. */
export interface DotPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** A barcode of a label, with the dots that a thermal printer burns within it and its quiet zones. */
export interface BarcodeToScan {
  readonly elementId: string;
  readonly symbology: Symbology;
  /** Encoded value in the notation of its symbology; undefined when it is not printed. */
  readonly value?: string;
  /** Printer dots of a module. */
  readonly moduleDots?: number;
  readonly picture?: DotPicture;
}

/** White around the quiet zones, in modules: a reader looks for the edge of the symbol. */
const marginModules = 4;
/** Ink from which on a dot is burnt, as in the bitmaps for thermal printers. */
const middleInk = 127;
/** Colours of an opaque pixel in memory order. */
const white = 0xffffffff;
const black = new Uint32Array(new Uint8Array([0, 0, 0, 255]).buffer)[0] ?? 0;

/**
 * Returns the visible barcodes of a label with these values, each with the dots that are printed within it and its quiet
 * zones, whatever they are of: what lies on the bars is there, a neighbour is not.
 * @throws RangeError when the dpi is not between 72 and 2400
 */
export function barcodesToScan(
  template: LabelTemplate,
  values: LabelValues,
  options: LayoutOptions,
): readonly BarcodeToScan[] {
  const { dpi, fonts } = options;
  const { parts } = createPartLayout()(template, values, options);
  const nodes = [...parts.values()].flatMap((part) => part.nodes);
  const grid = createInkGrid({ left: 0, top: 0, ...rasterSize(template, dpi) });
  paintNodes(grid, { fonts }, nodes, { dpi, decodeImage: pictureDecoder() });
  return template.elements
    .filter((element) => element.type === 'barcode')
    .filter(({ id }) => parts.has(id))
    .map((element): BarcodeToScan => {
      const { id: elementId, symbology } = element;
      const { printed } = barcodeFacts(element, template, values, options);
      const symbol = nodes.find((node) => node.kind === 'modules' && node.elementId === elementId);
      if (symbol?.kind !== 'modules' || !printed) return { elementId, symbology };
      const moduleDots = printed.dots;
      const window = scannedWindow(symbol, element, moduleDots, dpi);
      const picture = pictureOf(grid, window, marginModules * moduleDots);
      return {
        elementId,
        symbology,
        value: valueOf(element, template, values, options),
        moduleDots,
        picture,
      };
    });
}

/** Returns the value that is encoded, with an added check digit. */
function valueOf(
  element: BarcodeElement,
  template: LabelTemplate,
  values: LabelValues,
  options: LayoutOptions,
): string {
  const { text } = bindText(element.value, createLayoutContext(template, values, options));
  const encoded = encodeValue(element.symbology, text, element);
  return isRefusal(encoded) ? text : encoded.value.text;
}

/** Returns the box of a symbol with its quiet zones, in dots of the label. */
function scannedWindow(
  { outlines }: ModuleGroup,
  { symbology, rotation = 0 }: BarcodeElement,
  moduleDots: number,
  dpi: number,
): Box {
  const dot = dotMm(dpi);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const outline of outlines) {
    for (const [at, length] of outline.entries()) {
      const dots = length / dot;
      if (at % 2 === 0) [left, right] = [Math.min(left, dots), Math.max(right, dots)];
      else [top, bottom] = [Math.min(top, dots), Math.max(bottom, dots)];
    }
  }
  const { quiet } = symbolSizes[symbology];
  // Left, top, right and bottom of the upright symbol; turned clockwise, each takes the place of the next.
  const upright = [quiet.left, quiet.vertical, quiet.right, quiet.vertical];
  const side = (place: number) => (upright[(place - rotation / 90 + 4) % 4] ?? 0) * moduleDots;
  const x = Math.round(left) - side(0);
  const y = Math.round(top) - side(1);
  return { x, y, width: Math.round(right) + side(2) - x, height: Math.round(bottom) + side(3) - y };
}

/** Returns a window of the dots as a black and white picture, with white around it. */
function pictureOf(grid: InkGrid, window: Box, margin: number): DotPicture {
  const width = window.width + 2 * margin;
  const height = window.height + 2 * margin;
  const pixels = new Uint32Array(width * height).fill(white);
  for (let y = Math.max(0, window.y); y < Math.min(grid.height, window.y + window.height); y += 1) {
    for (let x = Math.max(0, window.x); x < Math.min(grid.width, window.x + window.width); x += 1) {
      if ((grid.ink[y * grid.width + x] ?? 0) <= middleInk) continue;
      pixels[(y - window.y + margin) * width + (x - window.x + margin)] = black;
    }
  }
  return { width, height, data: new Uint8ClampedArray(pixels.buffer) };
}
