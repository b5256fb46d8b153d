import type { Symbology } from './template-schema.ts';

const digitalLinkSymbologies: ReadonlySet<Symbology> = new Set(['gs1dlqrcode', 'gs1dldatamatrix']);

const gs1Symbologies: ReadonlySet<Symbology> = new Set([
  'gs1-128',
  'databarexpanded',
  'gs1qrcode',
  'gs1datamatrix',
  ...digitalLinkSymbologies,
]);

/** Returns whether the value of a symbology is a GS1 element string, such as `(01){{gtin}}(10){{lot}}`. */
export const isGs1 = (symbology: Symbology): boolean => gs1Symbologies.has(symbology);

/** Returns whether a symbology carries its GS1 elements as a web address, a GS1 Digital Link. */
export const isDigitalLink = (symbology: Symbology): boolean => digitalLinkSymbologies.has(symbology);
