import type { Box } from '../../scene/frame.ts';
import type { Handle } from '../edit.ts';
import { leastSideMm } from './move-element.ts';

interface Drag {
  readonly handle: Handle;
  readonly dxMm: number;
  readonly dyMm: number;
  readonly keepsShape?: boolean;
  readonly fromCenter?: boolean;
}

/** Which end of each side a handle moves: -1 the left or top, 1 the right or bottom, 0 none. */
const ends: Readonly<Record<Handle, readonly [x: -1 | 0 | 1, y: -1 | 0 | 1]>> = {
  'top-left': [-1, -1],
  top: [0, -1],
  'top-right': [1, -1],
  right: [1, 0],
  'bottom-right': [1, 1],
  bottom: [0, 1],
  'bottom-left': [-1, 1],
  left: [-1, 0],
};

/** Returns a box, in mm, one of whose handles was dragged. No side becomes shorter than 0.01 mm. */
export function draggedBox(box: Box, { handle, dxMm, dyMm, keepsShape, fromCenter }: Drag): Box {
  const [endX, endY] = ends[handle];
  const factor = fromCenter === true ? 2 : 1;
  const wanted = {
    width: endX === 0 ? box.width : box.width + factor * endX * dxMm,
    height: endY === 0 ? box.height : box.height + factor * endY * dyMm,
  };
  const { width, height } = keepsShape === true ? inShape(box, wanted, endX, endY) : wanted;
  const fixed = fromCenter === true ? ([0, 0] as const) : ([endX, endY] as const);
  const across = grownSide(box.x, box.width, width, fixed[0]);
  const down = grownSide(box.y, box.height, height, fixed[1]);
  return { x: across.startMm, y: down.startMm, width: across.lengthMm, height: down.lengthMm };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns a size in proportion: a corner follows the side that changes more, an edge its own side. */
function inShape(box: Size, wanted: Size, endX: number, endY: number): Size {
  if (box.width === 0 || box.height === 0) return wanted;
  const across = wanted.width / box.width;
  const down = wanted.height / box.height;
  const isAcross = endY === 0 || (endX !== 0 && Math.abs(across - 1) >= Math.abs(down - 1));
  const scale = Math.max(isAcross ? across : down, leastSideMm / Math.min(box.width, box.height));
  return { width: box.width * scale, height: box.height * scale };
}

/** Returns a side of another length: a handle at its end (1) keeps the start, at its start (-1) the end, else the middle. */
function grownSide(
  startMm: number,
  beforeMm: number,
  wantedMm: number,
  end: -1 | 0 | 1,
): { readonly startMm: number; readonly lengthMm: number } {
  if (wantedMm === beforeMm) return { startMm, lengthMm: beforeMm };
  const lengthMm = Math.max(leastSideMm, wantedMm);
  return { startMm: startMm + ((1 - end) / 2) * (beforeMm - lengthMm), lengthMm };
}
