/** A window of dots with the amount of ink on each: 0 white, 255 black. */
export interface InkGrid {
  /** Position of the window on the label, in dots. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly ink: Uint8Array;
}

export function createInkGrid({ left, top, width, height }: Omit<InkGrid, 'ink'>): InkGrid {
  return { left, top, width, height, ink: new Uint8Array(width * height) };
}

/** An outline in dots of the label, x0, y0, x1, y1, ...; implicitly closed. */
export type Contour = readonly number[];
