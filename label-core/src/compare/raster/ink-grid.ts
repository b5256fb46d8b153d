/** A window of dots and how much ink stands on each: 0 white, 255 black. */
export interface InkGrid {
  /** Where the window stands on the label, in dots. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly ink: Uint8Array;
}

export function createInkGrid({ left, top, width, height }: Omit<InkGrid, 'ink'>): InkGrid {
  return { left, top, width, height, ink: new Uint8Array(width * height) };
}

/** An outline in dots of the label, x0, y0, x1, y1, ...; its end is joined to its beginning. */
export type Contour = readonly number[];
