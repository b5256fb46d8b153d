import type { Symbology } from './template-schema.ts';

const matrixSymbologies: ReadonlySet<Symbology> = new Set(['qrcode', 'datamatrix', 'gs1datamatrix']);

/** Whether a symbology is a square of modules (2D); the others are bars. */
export const isMatrix = (symbology: Symbology): boolean => matrixSymbologies.has(symbology);
