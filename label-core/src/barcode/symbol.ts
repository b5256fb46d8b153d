/** A barcode in modules, as defined by its standard and independent of a printer. */
export type BarcodeSymbol = LinearSymbol | MatrixSymbol;

export interface LinearSymbol {
  readonly kind: 'linear';
  /** Widths of bar, space, bar, ... in modules; begins and ends with a bar. */
  readonly widths: readonly number[];
  /** Total number of modules of all bars and spaces. */
  readonly modules: number;
}

export interface MatrixSymbol {
  readonly kind: 'matrix';
  readonly columns: number;
  readonly rows: number;
  /** Outlines of the connected dark modules, x0, y0, x1, y1, ..., y down; on screen, ink is to the left of the direction. */
  readonly outlines: readonly (readonly number[])[];
}
