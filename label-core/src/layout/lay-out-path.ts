import { readPathData, type PathSegment } from '../path/path-data.ts';
import { snapStrokeMm } from '../scene/dot-grid.ts';
import { frameOf } from '../scene/frame.ts';
import type { PathNode } from '../scene/scene.ts';
import type { PathElement } from '../template/template-schema.ts';
import { type ElementLayout, nothing } from './element-layout.ts';
import type { LayoutContext } from './layout-context.ts';

/** Stretches an outline to its element's box and rotates it with the box; the line width stays the same. */
export function layOutPath(element: PathElement, { dpi }: LayoutContext): ElementLayout {
  const outline = readPathData(element.d);
  if (!outline) return nothing;
  const frame = frameOf(element);
  const scaleX = frame.width / element.viewWidth;
  const scaleY = frame.height / element.viewHeight;
  const segments = outline.map(({ op, points }) => {
    const placed: number[] = [];
    for (let at = 0; at < points.length; at += 2) {
      placed.push(...frame.place((points[at] ?? 0) * scaleX, (points[at + 1] ?? 0) * scaleY));
    }
    // Safe: the number of coordinates is unchanged.
    return { op, points: placed } as unknown as PathSegment;
  });
  const { strokeMm = 0, fill = strokeMm === 0 ? 'black' : 'none' } = element;
  const node: PathNode = {
    kind: 'path',
    elementId: element.id,
    segments,
    fill,
    fillRule: element.fillRule ?? 'nonzero',
    strokeMm: strokeMm === 0 ? 0 : snapStrokeMm(strokeMm, dpi),
    stroke: element.stroke ?? 'black',
    lineEnds: element.lineEnds ?? 'flat',
  };
  return { nodes: [node], problems: [] };
}
