import type { Symbology } from './template-schema.ts';

const qrSymbologies: ReadonlySet<Symbology> = new Set(['qrcode', 'gs1qrcode', 'gs1dlqrcode']);

const matrixSymbologies: ReadonlySet<Symbology> = new Set([
  ...qrSymbologies,
  'datamatrix',
  'gs1datamatrix',
  'gs1dldatamatrix',
]);

/** Returns whether a symbology is a matrix of modules (2D); the others are bars. */
export const isMatrix = (symbology: Symbology): boolean => matrixSymbologies.has(symbology);

/** Returns whether a symbology is a QR code, whose error correction can be chosen. */
export const isQr = (symbology: Symbology): boolean => qrSymbologies.has(symbology);
