/** A barcode as its standard has it, in modules: what to draw, before any printer is known. */
export type BarcodeSymbol = LinearSymbol | MatrixSymbol;

export interface LinearSymbol {
  readonly kind: 'linear';
  /** Bar, space, bar, ... in modules; begins and ends with a bar. */
  readonly widths: readonly number[];
  /** All bars and spaces together. */
  readonly modules: number;
}

export interface MatrixSymbol {
  readonly kind: 'matrix';
  readonly columns: number;
  readonly rows: number;
  /** Outlines of the connected dark modules, x0, y0, x1, y1, ..., y down; on screen, ink lies to the left of the way. */
  readonly outlines: readonly (readonly number[])[];
}
