import { smallestModuleDots } from '../barcode/module-size.ts';
import { symbolSizes } from '../barcode/symbol-sizes.ts';
import { dotMm } from '../scene/length.ts';
import type { Symbology } from '../template/template-schema.ts';
import { dotBox } from './dot-box.ts';

interface DefaultBarcode {
  /** Content that the symbology accepts. */
  readonly value: string;
  readonly heightMm: number;
}

interface DefaultBars extends DefaultBarcode {
  /** Modules of the symbol of `value`, including its quiet zones. */
  readonly modules: number;
  /** Module width that the box is made for where the label is wide enough. */
  readonly moduleMm: number;
}

interface DefaultMatrix extends DefaultBarcode {
  readonly widthMm: number;
}

/** Nominal module widths of the GS1 General Specifications; 0.25 mm for codes that are scanned by hand. */
const barcodes: Readonly<Record<Symbology, DefaultBars | DefaultMatrix>> = {
  ean13: { value: '9501101530003', modules: 113, moduleMm: 0.33, heightMm: 22 },
  ean8: { value: '96385074', modules: 81, moduleMm: 0.33, heightMm: 18 },
  upca: { value: '036000291452', modules: 113, moduleMm: 0.33, heightMm: 22 },
  upce: { value: '01234565', modules: 67, moduleMm: 0.33, heightMm: 22 },
  code128: { value: 'ABC-123', modules: 132, moduleMm: 0.25, heightMm: 12 },
  'gs1-128': { value: '(01)09501101530003(10)ABC123', modules: 242, moduleMm: 0.25, heightMm: 18 },
  itf14: { value: '09501101530003', modules: 155, moduleMm: 0.495, heightMm: 32 },
  code39: { value: 'ABC-123', modules: 163, moduleMm: 0.25, heightMm: 12 },
  databarexpanded: { value: '(01)09501101530003(3103)001250', modules: 201, moduleMm: 0.33, heightMm: 16 },
  qrcode: { value: 'https://example.com', widthMm: 20, heightMm: 20 },
  gs1qrcode: { value: '(01)09501101530003(10)ABC123', widthMm: 15, heightMm: 15 },
  gs1dlqrcode: { value: '(01)09501101530003', widthMm: 20, heightMm: 20 },
  datamatrix: { value: 'ABC-123', widthMm: 12, heightMm: 12 },
  gs1datamatrix: { value: '(01)09501101530003(10)ABC123', widthMm: 15, heightMm: 15 },
  gs1dldatamatrix: { value: '(01)09501101530003', widthMm: 15, heightMm: 15 },
};

/** Returns content that a new barcode of this symbology can begin with. */
export const defaultCode = (symbology: Symbology): string => barcodes[symbology].value;

/**
 * Returns the size in mm of a new barcode at 0.01 mm. Bars get the smallest module of whole dots that is at least as wide
 * as the nominal one, or fewer dots where the label is too narrow for it.
 * @param mostMm width that is free on the label
 */
export function defaultBarcodeSize(
  symbology: Symbology,
  dpi: number,
  mostMm: number,
): { readonly widthMm: number; readonly heightMm: number } {
  const barcode = barcodes[symbology];
  if ('widthMm' in barcode) return { widthMm: barcode.widthMm, heightMm: barcode.heightMm };
  const dot = dotMm(dpi);
  const least = smallestModuleDots(symbolSizes[symbology].minModuleMm, dpi);
  const wanted = smallestModuleDots(barcode.moduleMm, dpi);
  const room = Math.floor(mostMm / dot / barcode.modules);
  const dots = Math.max(least, Math.min(wanted, room));
  const box = dotBox({ x: 0, y: 0, width: barcode.modules * dots * dot, height: barcode.heightMm }, dpi);
  return { widthMm: box.width, heightMm: barcode.heightMm };
}
