import type { Symbology } from '../template/template-schema.ts';

/**
 * A value for each symbology and the text that a scanner must read from it; the scanner reads a UPC-A or UPC-E as an
 * EAN-13 that begins with 0.
 */
export const sampleValues: Readonly<
  Record<Symbology, { readonly value: string; readonly scanned: string; readonly format: string }>
> = {
  ean13: { value: '9501101530003', scanned: '9501101530003', format: 'EAN13' },
  ean8: { value: '96385074', scanned: '96385074', format: 'EAN8' },
  upca: { value: '036000291452', scanned: '0036000291452', format: 'EAN13' },
  upce: { value: '012345000065', scanned: '0012345000065', format: 'UPCE' },
  code128: { value: 'Lot-4711/b', scanned: 'Lot-4711/b', format: 'Code128' },
  'gs1-128': {
    value: '(01)09501101530003(10)AB-12',
    scanned: '(01)09501101530003(10)AB-12',
    format: 'Code128',
  },
  itf14: { value: '9501101530003', scanned: '09501101530003', format: 'ITF' },
  code39: { value: 'AB-12.7', scanned: 'AB-12.7', format: 'Code39' },
  databarexpanded: {
    value: '(01)09501101530003(3103)001750',
    scanned: '(01)09501101530003(3103)001750',
    format: 'DataBarExp',
  },
  qrcode: {
    value: 'https://demo.test/Crème brûlée?x=1',
    scanned: 'https://demo.test/Crème brûlée?x=1',
    format: 'QRCode',
  },
  gs1qrcode: {
    value: '(01)09501101530003(17)271231(10)AB-12',
    scanned: '(01)09501101530003(17)271231(10)AB-12',
    format: 'QRCode',
  },
  gs1dlqrcode: {
    value: '(01)09501101530003(10)AB/12(17)271231',
    scanned: 'https://id.gs1.org/01/09501101530003/10/AB%2F12?17=271231',
    format: 'QRCode',
  },
  datamatrix: { value: 'Lot 4711 ^{x}', scanned: 'Lot 4711 ^{x}', format: 'DataMatrix' },
  gs1datamatrix: {
    value: '(01)09501101530003(17)271231(10)AB-12',
    scanned: '(01)09501101530003(17)271231(10)AB-12',
    format: 'DataMatrix',
  },
  gs1dldatamatrix: {
    value: '(01)09501101530003(10)AB-12',
    scanned: 'https://id.gs1.org/01/09501101530003/10/AB-12',
    format: 'DataMatrix',
  },
};
