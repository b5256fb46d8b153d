/**
 * A window of signed areas: each cell holds the change of the winding number from the dot before it, so that the running
 * sum of a row is the winding number of each dot, weighted by coverage. Exact for every straight edge, whatever its
 * slope.
 */
export interface AreaWindow {
  readonly width: number;
  readonly height: number;
  /** Cells in a row: its dots and two more for edges at the right end. */
  readonly stride: number;
  readonly cells: Float32Array;
}

/** Adds one edge, in dots of the window. Parts beyond the left or right side count at the side, as for any clipped outline. */
export function accumulateEdge(window: AreaWindow, x0: number, y0: number, x1: number, y1: number): void {
  if (y0 === y1) return;
  const direction = y0 < y1 ? 1 : -1;
  const top = Math.min(y0, y1);
  const bottom = Math.min(Math.max(y0, y1), window.height);
  const slope = (x1 - x0) / (y1 - y0);
  const firstRow = Math.max(0, Math.floor(top));
  let y = Math.max(0, top);
  let x = (direction === 1 ? x0 : x1) + (y - top) * slope;
  for (let row = firstRow; row < bottom; row += 1) {
    const end = Math.min(row + 1, bottom);
    const next = x + (end - y) * slope;
    accumulateStep(window, row, (end - y) * direction, x, next);
    x = next;
    y = end;
  }
}

/** Adds the part of an edge within one row; `height` is signed. */
function accumulateStep(window: AreaWindow, row: number, height: number, from: number, to: number): void {
  const { width, stride, cells } = window;
  const left = Math.min(Math.max(Math.min(from, to), 0), width);
  const right = Math.min(Math.max(Math.max(from, to), 0), width);
  const first = Math.floor(left);
  const last = Math.ceil(right);
  const at = row * stride + first;
  if (last <= first + 1) {
    const beside = height * ((left + right) / 2 - first);
    add(cells, at, height - beside);
    add(cells, at + 1, beside);
    return;
  }
  const perDot = 1 / (right - left);
  const inFirst = 1 - (left - first);
  const inLast = right - last + 1;
  const areaFirst = (perDot * inFirst * inFirst) / 2;
  const areaLast = (perDot * inLast * inLast) / 2;
  add(cells, at, height * areaFirst);
  if (last === first + 2) {
    add(cells, at + 1, height * (1 - areaFirst - areaLast));
  } else {
    const areaSecond = perDot * (inFirst + 0.5);
    add(cells, at + 1, height * (areaSecond - areaFirst));
    for (let dot = 2; dot < last - first - 1; dot += 1) add(cells, at + dot, height * perDot);
    const areaBeforeLast = areaSecond + (last - first - 3) * perDot;
    add(cells, at + last - first - 1, height * (1 - areaBeforeLast - areaLast));
  }
  add(cells, at + last - first, height * areaLast);
}

function add(cells: Float32Array, at: number, area: number): void {
  cells[at] = (cells[at] ?? 0) + area;
}
