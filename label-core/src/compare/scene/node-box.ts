import type { Box } from '../../scene/frame.ts';
import type { Scene, SceneNode } from '../../scene/scene.ts';
import { inkOf } from '../../layout/text-ink.ts';
import { imageBoxOf } from '../../raster/paint-image.ts';

/** Returns the smallest box around points, x0, y0, x1, y1, ..., enlarged by half a line's width. */
export function boxOfPoints(points: readonly number[], half = 0): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at + 1 < points.length; at += 2) {
    const x = points[at] ?? 0;
    const y = points[at + 1] ?? 0;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (left > right) return { x: 0, y: 0, width: 0, height: 0 };
  return { x: left - half, y: top - half, width: right - left + 2 * half, height: bottom - top + 2 * half };
}

/** Returns the smallest box around all these boxes. */
export function boxAround(boxes: readonly Box[]): Box {
  return boxOfPoints(boxes.flatMap(({ x, y, width, height }) => [x, y, x + width, y + height]));
}

/** Returns the box of a node's ink in millimetres; slightly larger for round or pointed nodes. */
export function boxOfNode(node: SceneNode, fonts: Scene['fonts']): Box {
  switch (node.kind) {
    case 'glyphs':
      return inkOf(node, fonts);
    case 'modules':
      return boxAround(node.outlines.map((outline) => boxOfPoints(outline)));
    case 'rectangle': {
      const { xMm, yMm, widthMm, heightMm, strokeMm } = node;
      return boxOfPoints([xMm, yMm, xMm + widthMm, yMm + heightMm], strokeMm / 2);
    }
    case 'ellipse': {
      const { centerXMm: x, centerYMm: y, radiusXMm: rx, radiusYMm: ry, strokeMm } = node;
      return boxOfPoints([x - rx, y - ry, x + rx, y + ry], strokeMm / 2);
    }
    case 'line':
      return boxOfPoints([node.x1Mm, node.y1Mm, node.x2Mm, node.y2Mm], node.strokeMm / 2);
    case 'path': {
      const points = node.segments.flatMap((segment) => [...segment.points]);
      return boxOfPoints(points, node.strokeMm / 2);
    }
    case 'image':
    default: {
      const { xMm: x, yMm: y, widthMm: width, heightMm: height } = imageBoxOf(node);
      return { x, y, width, height };
    }
  }
}
