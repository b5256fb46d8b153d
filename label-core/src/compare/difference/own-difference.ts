import { dotMm } from '../../scene/length.ts';
import type { Scene, SceneNode } from '../../scene/scene.ts';
import type { Box } from '../../scene/frame.ts';
import { createInkGrid, type InkGrid } from '../../raster/ink-grid.ts';
import { paintNodes, type RasterOptions } from '../../raster/rasterise-scene.ts';
import type { ChangedPart } from '../scene/element-change.ts';
import { boxAround, boxOfNode } from '../scene/node-box.ts';
import { isSameImage } from '../scene/same-nodes.ts';
import { toleratedInk } from './difference-mask.ts';

/** Dots in which the ink of one changed part differs, regardless of other nodes at the same place. */
export interface OwnDifference {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  differsAt(x: number, y: number): boolean;
}

/** Background of half black, on which white ink is visible like black ink. */
const gray = 128;
/** Curves and pointed corners may extend beyond the box of their points. */
const marginDots = 4;

export interface Versions {
  readonly before: Scene;
  readonly after: Scene;
}

export function ownDifference(
  part: ChangedPart,
  { before, after }: Versions,
  size: { readonly width: number; readonly height: number },
  options: RasterOptions,
): OwnDifference {
  const boxes = [
    ...part.before.map((node) => boxOfNode(node, before.fonts)),
    ...part.after.map((node) => boxOfNode(node, after.fonts)),
  ];
  const window = windowAround(boxAround(boxes), size, options.dpi);
  const was = painted(window, before, part.before, options);
  const is = painted(window, after, part.after, options);
  // Half of the tolerance, since the gray background leaves only half of the range.
  const tolerated = toleratedInk(options.dpi) / 2;
  const isOtherPicture = hasUndecodedPicture(part, options);
  const differs = (at: number): boolean => {
    const [one, other] = [was.ink[at] ?? gray, is.ink[at] ?? gray];
    return Math.abs(one - other) > tolerated || (isOtherPicture && (one !== gray || other !== gray));
  };
  return { ...window, differsAt: (x, y) => differs((y - window.top) * window.width + x - window.left) };
}

type Window = Omit<InkGrid, 'ink'>;

function windowAround(
  box: Box,
  size: { readonly width: number; readonly height: number },
  dpi: number,
): Window {
  const dot = dotMm(dpi);
  const left = Math.max(0, Math.floor(box.x / dot) - marginDots);
  const top = Math.max(0, Math.floor(box.y / dot) - marginDots);
  const right = Math.min(size.width, Math.ceil((box.x + box.width) / dot) + marginDots);
  const bottom = Math.min(size.height, Math.ceil((box.y + box.height) / dot) + marginDots);
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

function painted(window: Window, scene: Scene, nodes: readonly SceneNode[], options: RasterOptions): InkGrid {
  const grid = createInkGrid(window);
  grid.ink.fill(gray);
  paintNodes(grid, scene, nodes, options);
  return grid;
}

/** Returns whether the part is another picture that cannot be decoded; its whole frame then counts as different. */
export function hasUndecodedPicture({ before, after }: ChangedPart, { decodeImage }: RasterOptions): boolean {
  return after.some(
    (node, at) =>
      node.kind === 'image' &&
      before.some(
        (other, index) =>
          index === at &&
          other.kind === 'image' &&
          !isSameImage(other.image, node.image) &&
          !(decodeImage?.(node.image) && decodeImage(other.image)),
      ),
  );
}
