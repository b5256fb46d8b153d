import { encodeValue, type EncodedValue } from '../barcode/check-and-encode.ts';
import { smallestModuleDots } from '../barcode/module-size.ts';
import { placeBarcode, shortestBarMm } from '../barcode/place-barcode.ts';
import { isRefusal } from '../barcode/refusal.ts';
import { scanGuess, type ScanGuess, type ScanLevel } from '../barcode/scan-level.ts';
import { symbologyRules } from '../barcode/symbology-rules.ts';
import { bindText } from '../binding/bound-text.ts';
import { frameOf } from '../scene/frame.ts';
import { dotMm } from '../scene/length.ts';
import type { BarcodeElement, LabelTemplate } from '../template/template-schema.ts';
import type { LabelValues } from '../values/label-values.ts';
import { growBarcode } from './grow-barcode.ts';
import { createLayoutContext, type LayoutOptions } from './layout-context.ts';

/** A code as a printer prints it, and the sizes in which it could print it. */
export interface BarcodeFacts extends ScanGuess {
  /** Undefined when it is not printed. */
  readonly printed?: PrintedSize;
  /** From the smallest on, as long as they fit on the label; empty when the value cannot be encoded. */
  readonly sizes: readonly BarcodeSize[];
}

/** Lengths as the code is read, before its element is turned. */
interface PrintedSize {
  /** Modules across the symbol, with its quiet zones. */
  readonly modules: number;
  /** Printer dots of a module. */
  readonly dots: number;
  readonly moduleMm: number;
  /** Undefined for a matrix. */
  readonly barHeightMm?: number;
}

/** Smallest box in which a module has so many dots. */
export interface BarcodeSize {
  readonly dots: number;
  readonly moduleMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly level: ScanLevel;
}

interface BarcodeFactsOptions extends LayoutOptions {
  /** Something is printed in its quiet zone: a warning of the layout. */
  readonly isCrowded?: boolean;
}

/** More sizes than a label has use for. */
const mostSizes = 12;
/** A box in which height is no limit. */
const tallMm = 1000;

/** Returns what is known of a barcode on a label with these values, for one printer. */
export function barcodeFacts(
  element: BarcodeElement,
  template: LabelTemplate,
  values: LabelValues,
  { isCrowded = false, ...options }: BarcodeFactsOptions,
): BarcodeFacts {
  const context = createLayoutContext(template, values, options);
  const { dpi, fonts, surroundings } = context;
  const printer = { dpi, face: fonts.regular };
  const encoded = encodeValue(element.symbology, bindText(element.value, context).text, element);
  if (isRefusal(encoded)) return { level: 'not-printed', reason: encoded.reason, sizes: [] };
  const { symbology } = element;
  const { value } = encoded;
  const sizes = sizesOf(element, encoded, printer, Math.max(template.widthMm, template.heightMm));
  const placed = placeBarcode(growBarcode(element, encoded, dpi, surroundings), encoded, printer);
  if (isRefusal(placed)) return { level: 'not-printed', reason: placed.reason, sizes };
  const { modules, moduleMm, barHeightMm } = placed;
  return {
    ...scanGuess({ ...placed, symbology, value }, isCrowded),
    printed: {
      modules,
      dots: Math.round(moduleMm / dotMm(dpi)),
      moduleMm,
      ...(barHeightMm !== undefined && { barHeightMm }),
    },
    sizes,
  };
}

/**
 * Returns the smallest box in mm in which a barcode is printed, as it is read before its element is turned, where its own is too
 * small; a side that is long enough stays. Undefined where it is printed in its own, and where its value cannot be encoded.
 */
export function leastBarcodeBox(
  { moduleMm: _wanted, ...element }: BarcodeElement,
  template: LabelTemplate,
  values: LabelValues,
  options: LayoutOptions,
): { readonly widthMm: number; readonly heightMm: number } | undefined {
  const context = createLayoutContext(template, values, options);
  const { dpi, fonts, surroundings } = context;
  const printer = { dpi, face: fonts.regular };
  const encoded = encodeValue(element.symbology, bindText(element.value, context).text, element);
  if (isRefusal(encoded)) return undefined;
  if (!isRefusal(placeBarcode(growBarcode(element, encoded, dpi, surroundings), encoded, printer)))
    return undefined;
  const { across, down } = modulesOf(element, encoded);
  const dot = dotMm(dpi);
  const least = smallestModuleDots(symbologyRules[element.symbology].minModuleMm, dpi);
  const own = frameOf(element);
  // Its edges may lie between two dots: a side that is as long as needed to a hundredth is long enough.
  const longer = (ownMm: number, neededMm: number) => (ownMm > neededMm + dot ? ownMm : neededMm);
  const widthMm = longer(own.width, across * least * dot);
  // Bars that are wider than they must be have larger digits below them.
  const width = down === 0 ? widthMm : across * least * dot;
  const placed = placeBarcode(
    { ...element, xMm: 0, yMm: 0, widthMm: width, heightMm: tallMm, rotation: 0 },
    encoded,
    printer,
  );
  if (isRefusal(placed)) return undefined;
  const { barHeightMm, textMm } = placed;
  const neededMm =
    barHeightMm === undefined
      ? down * least * dot + textMm
      : dotsDown(tallMm, dot) - barHeightMm + dotsUp(shortestBarMm, dot);
  return { widthMm, heightMm: longer(own.height, neededMm) };
}

const dotsDown = (mm: number, dot: number) => Math.floor(mm / dot + 1e-6) * dot;
const dotsUp = (mm: number, dot: number) => Math.ceil(mm / dot - 1e-6) * dot;

/** Returns the modules of a symbol with its quiet zones, across and, for a matrix, down. */
function modulesOf({ symbology }: Pick<BarcodeElement, 'symbology'>, { symbol }: EncodedValue) {
  const { quiet } = symbologyRules[symbology];
  const isLinear = symbol.kind === 'linear';
  return {
    across: quiet.left + quiet.right + (isLinear ? symbol.modules : symbol.columns),
    down: isLinear ? 0 : symbol.rows + 2 * quiet.vertical,
  };
}

function sizesOf(
  { moduleMm: _wanted, ...element }: BarcodeElement,
  encoded: EncodedValue,
  printer: Parameters<typeof placeBarcode>[2],
  mostMm: number,
): readonly BarcodeSize[] {
  const { symbol, value } = encoded;
  const { symbology } = element;
  const { minModuleMm } = symbologyRules[symbology];
  const isLinear = symbol.kind === 'linear';
  const { across, down } = modulesOf(element, encoded);
  const dot = dotMm(printer.dpi);
  const { height } = frameOf(element);
  const sizes: BarcodeSize[] = [];
  const least = smallestModuleDots(minModuleMm, printer.dpi);
  for (let dots = least; sizes.length < mostSizes && across * dots * dot <= mostMm; dots += 1) {
    const box = { xMm: 0, yMm: 0, widthMm: across * dots * dot, heightMm: isLinear ? height : tallMm };
    const placed = placeBarcode({ ...element, ...box, rotation: 0 }, encoded, printer);
    if (isRefusal(placed)) break;
    const { moduleMm, barHeightMm } = placed;
    sizes.push({
      dots,
      moduleMm,
      widthMm: box.widthMm,
      heightMm: isLinear ? height : down * dots * dot + placed.textMm,
      level: scanGuess({ symbology, value, moduleMm, widthMm: box.widthMm, barHeightMm }).level,
    });
  }
  return sizes;
}
