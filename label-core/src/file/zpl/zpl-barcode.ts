import { createFrame } from '../../scene/frame.ts';
import { encodeValue } from '../../barcode/check-and-encode.ts';
import { isRefusal } from '../../barcode/refusal.ts';
import { retailDigits } from '../../barcode/retail-digits.ts';
import { boundVariables } from '../../binding/binding.ts';
import { dotMm } from '../../scene/length.ts';
import { symbologyRules } from '../../barcode/symbology-rules.ts';
import type { Symbology } from '../../template/template-schema.ts';
import { toMm, turned, type FieldOrigin, type ZplPage } from './zpl-page.ts';
import type { ZplSymbol, ZplSymbolData } from './zpl-symbol.ts';
import { sentences } from '../sentences/index.ts';

interface BarcodeField {
  readonly origin: FieldOrigin;
  readonly symbol: ZplSymbol;
  readonly data: ZplSymbolData;
}

/** Widths in modules of symbologies with a fixed width. */
const fixedModules: Readonly<Partial<Record<Symbology, number>>> = {
  ean13: 95,
  ean8: 67,
  upca: 95,
  upce: 51,
  itf14: 135,
};
/** Assumed size in modules of a matrix whose value is not known yet: a QR code of version 10, a Data Matrix of 52 modules. */
const matrixModules: Readonly<Partial<Record<Symbology, number>>> = {
  qrcode: 57,
  datamatrix: 52,
  gs1datamatrix: 52,
};
/**
 * Height of the line of text below bars, in modules for retail codes, whose digits grow with their modules, else in
 * millimetres.
 */
const retailTextModules = 9;
const textMm = 3.4;

/** Returns the width in modules of a linear code with a fixed value; undefined for a value with variables. */
function literalModules(symbology: Symbology, value: string): number | undefined {
  if (boundVariables(value).length > 0) return undefined;
  const encoded = encodeValue(symbology, value);
  return isRefusal(encoded) || encoded.symbol.kind !== 'linear' ? undefined : encoded.symbol.modules;
}

/**
 * Returns by which factor a code may be wider on printers of another resolution, where the nearest whole number of dots
 * may be larger.
 */
function slackOf(moduleMm: number): number {
  const widest = usualResolutions.map((dpi) => Math.max(1, Math.round(moduleMm / dotMm(dpi))) * dotMm(dpi));
  return Math.max(1, ...widest.map((mm) => mm / moduleMm));
}

/** Dots lost at both ends together when the box does not begin on a dot of another printer. */
const roundingDots = 2;
const usualResolutions = [203, 300, 600];

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/**
 * Places a barcode at its position in ZPL. The box includes the quiet zone and the text, for which ZPL expects the author
 * to leave room.
 */
export function addBarcode(page: ZplPage, { origin, symbol, data }: BarcodeField): void {
  const symbology = data.symbology ?? symbol.symbology;
  const { rotation, module, humanReadable } = symbol;
  const { quiet } = symbologyRules[symbology];
  const isMatrix = symbol.height === undefined;
  const isSideways = rotation === 90 || rotation === 270;
  const isBackwards = rotation === 180 || rotation === 270;
  const known = fixedModules[symbology] ?? literalModules(symbology, data.value);
  const matrix = matrixModules[symbology] ?? 0;
  const length = isMatrix ? matrix * module : (known ?? 0) * module;
  const height = symbol.height ?? length;
  // As for text: if the length is unknown, the end of a code turned by 180 or 270 degrees is at the corner.
  const isEndAnchored = origin.kind === 'corner' && isBackwards && known === undefined && !isMatrix;
  const size = isSideways ? { width: height, height: length } : { width: length, height };
  const [startX, startY] =
    origin.kind === 'corner'
      ? createFrame({ x: origin.x, y: origin.y, ...size }, rotation).place(0, 0)
      : [origin.x + turned(rotation, 0, -height)[0], origin.y + turned(rotation, 0, -height)[1]];
  const room = 100_000;
  const before = quiet.left * module;
  const behind = quiet.right * module;
  const whole = (before + length + behind) * slackOf(toMm(page, module)) + roundingDots;
  const [from, until] = isEndAnchored ? [-room, behind] : [-before, length === 0 ? room : whole - before];
  const retail = retailDigits[symbology] !== undefined;
  const textDots =
    humanReadable && !isMatrix ? (retail ? retailTextModules * module : textMm / toMm(page, 1)) : 0;
  const above = quiet.vertical * module;
  const corners = [turned(rotation, from, -above), turned(rotation, until, height + textDots + above)];
  const xs = corners.map(([x]) => clamp(toMm(page, startX + x), page.widthMm));
  const ys = corners.map(([, y]) => clamp(toMm(page, startY + y), page.heightMm));
  const widthMm = Math.max(...xs) - Math.min(...xs);
  const heightMm = Math.max(...ys) - Math.min(...ys);
  if (!(widthMm > 0 && heightMm > 0)) {
    page.notes.add(sentences.labelNote.besideLabel);
    return;
  }
  page.add({
    type: 'barcode',
    xMm: Math.min(...xs),
    yMm: Math.min(...ys),
    widthMm,
    heightMm,
    ...(rotation === 0 ? {} : { rotation }),
    symbology,
    value: data.value,
    moduleMm: toMm(page, module),
    align: isEndAnchored ? 'right' : 'left',
    ...(isMatrix ? { verticalAlign: 'top' as const } : {}),
    ...(humanReadable === symbologyRules[symbology].hasTextByDefault ? {} : { humanReadable }),
    ...(data.errorCorrection === undefined ? {} : { errorCorrection: data.errorCorrection }),
  });
}
