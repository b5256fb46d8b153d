import type { Symbology } from '../template/template-schema.ts';

/**
 * A value for each symbology and the text that a scanner must read from it; the scanner reads a UPC-A as an EAN-13 that
 * begins with 0.
 */
export const sampleValues: Readonly<
  Record<Symbology, { readonly value: string; readonly scanned: string; readonly format: string }>
> = {
  ean13: { value: '9501101530003', scanned: '9501101530003', format: 'EAN13' },
  ean8: { value: '96385074', scanned: '96385074', format: 'EAN8' },
  upca: { value: '036000291452', scanned: '0036000291452', format: 'EAN13' },
  code128: { value: 'Lot-4711/b', scanned: 'Lot-4711/b', format: 'Code128' },
  'gs1-128': {
    value: '(01)09501101530003(10)AB-12',
    scanned: '(01)09501101530003(10)AB-12',
    format: 'Code128',
  },
  itf14: { value: '9501101530003', scanned: '09501101530003', format: 'ITF' },
  code39: { value: 'AB-12.7', scanned: 'AB-12.7', format: 'Code39' },
  qrcode: {
    value: 'https://demo.test/Crème brûlée?x=1',
    scanned: 'https://demo.test/Crème brûlée?x=1',
    format: 'QRCode',
  },
  datamatrix: { value: 'Lot 4711 ^{x}', scanned: 'Lot 4711 ^{x}', format: 'DataMatrix' },
  gs1datamatrix: {
    value: '(01)09501101530003(17)271231(10)AB-12',
    scanned: '(01)09501101530003(17)271231(10)AB-12',
    format: 'DataMatrix',
  },
};
