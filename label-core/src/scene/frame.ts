import type { QuarterTurn } from '../template/template-schema.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Inner coordinates of an element: its content is laid out upright in `width` x `height` and then rotated clockwise so
 * that it fills the element's box. The box itself does not move; at 90 and 270 degrees width and height are exchanged.
 * The unit is that of the box: millimetres, or dots for content on the dot grid.
 */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly rotation: QuarterTurn;
  readonly box: Box;
  /** Converts a point of the upright content to its position on the label. */
  place(u: number, v: number): readonly [x: number, y: number];
}

export function createFrame(box: Box, rotation: QuarterTurn): Frame {
  const isSideways = rotation === 90 || rotation === 270;
  return {
    width: isSideways ? box.height : box.width,
    height: isSideways ? box.width : box.height,
    rotation,
    box,
    place: (u, v) => turns[rotation](box, u, v),
  };
}

type Turn = (box: Box, u: number, v: number) => readonly [number, number];

const turns: Readonly<Record<QuarterTurn, Turn>> = {
  0: ({ x, y }, u, v) => [x + u, y + v],
  90: ({ x, y, width }, u, v) => [x + width - v, y + u],
  180: ({ x, y, width, height }, u, v) => [x + width - u, y + height - v],
  270: ({ x, y, height }, u, v) => [x + v, y + height - u],
};

/** Returns the frame of a template element, in millimetres. */
export function frameOf(element: {
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly rotation?: QuarterTurn | undefined;
}): Frame {
  const { xMm: x, yMm: y, widthMm: width, heightMm: height, rotation = 0 } = element;
  return createFrame({ x, y, width, height }, rotation);
}
