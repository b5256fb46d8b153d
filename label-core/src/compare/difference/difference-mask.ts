import type { InkGrid } from '../../raster/ink-grid.ts';
import type { DifferenceMask } from '../scene-comparison.ts';

/** Shift of an edge that no print shows: a third of a dot of a 203 dpi printer. */
const toleranceDots203 = 1 / 3;

/** Returns the difference in a dot's ink (0 to 255) caused by an edge that moved by that tolerance. */
export function toleratedInk(dpi: number): number {
  return Math.min(1, (toleranceDots203 * dpi) / 203) * 255;
}

/**
 * Marks the dots whose ink differs by more than an edge moved by a third of a printed dot would cause. A single differing
 * dot without a differing neighbour is ignored, because it is the corner of such an edge.
 */
export function differenceMask(before: InkGrid, after: InkGrid, dpi: number): DifferenceMask {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height);
  const tolerated = toleratedInk(dpi);
  const [was, is] = [enlarged(before, width, height), enlarged(after, width, height)];
  const marked: number[] = [];
  for (let at = 0; at < data.length; at += 1) {
    const one = was[at] ?? 0;
    const other = is[at] ?? 0;
    if (one === other) continue;
    const change = other - one;
    if (Math.abs(change) <= tolerated) continue;
    data[at] = change > 0 ? 2 : 1;
    marked.push(at);
  }
  const mask = { widthPx: width, heightPx: height, dpi, data };
  for (const at of marked.filter((one) => isLone(mask, one))) data[at] = 0;
  return mask;
}

/** Returns the ink of a label, enlarged by white dots on the right and at the bottom. */
function enlarged(grid: InkGrid, width: number, height: number): Uint8Array {
  if (grid.width === width && grid.height === height) return grid.ink;
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < grid.height; y += 1) {
    ink.set(grid.ink.subarray(y * grid.width, (y + 1) * grid.width), y * width);
  }
  return ink;
}

function isLone({ widthPx, heightPx, data }: DifferenceMask, at: number): boolean {
  const x = at % widthPx;
  const y = (at - x) / widthPx;
  for (let row = Math.max(0, y - 1); row <= Math.min(heightPx - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(widthPx - 1, x + 1); column += 1) {
      const other = row * widthPx + column;
      if (other !== at && data[other] !== 0) return false;
    }
  }
  return true;
}
