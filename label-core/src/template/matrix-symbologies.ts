import type { Symbology } from './template-schema.ts';

const matrixSymbologies: ReadonlySet<Symbology> = new Set(['qrcode', 'datamatrix', 'gs1datamatrix']);

/** Returns whether a symbology is a matrix of modules (2D); the others are bars. */
export const isMatrix = (symbology: Symbology): boolean => matrixSymbologies.has(symbology);
