import { snapStrokeMm } from '../scene/dot-grid.ts';
import { barOnDots } from '../scene/dot-rectangle.ts';
import type { Frame } from '../scene/frame.ts';
import type { RectangleNode } from '../scene/scene.ts';
import type { TableElement } from '../template/template-schema.ts';
import type { PlacedRow } from './table-cells.ts';

const defaultRuleMm = 0.2;

interface DrawnTable {
  readonly rows: readonly PlacedRow[];
  readonly heightsMm: readonly number[];
  readonly edges: readonly number[];
  readonly frame: Frame;
  readonly dpi: number;
}

/**
 * Returns the lines of a table as bars of whole dots: those around it are inside its box, those between rows and columns in
 * the middle of the two.
 */
export function tableRules(
  { id, rules = 'none', ruleMm = defaultRuleMm }: TableElement,
  { rows, heightsMm, edges, frame, dpi }: DrawnTable,
): readonly RectangleNode[] {
  if (rules === 'none') return [];
  const thick = snapStrokeMm(ruleMm, dpi);
  const tops = heightsMm.reduce<readonly number[]>(
    (all, height) => [...all, (all.at(-1) ?? 0) + height],
    [0],
  );
  const [width, height] = [edges.at(-1) ?? 0, tops.at(-1) ?? 0];
  const level = (y: number) => ({ x: 0, y, width, height: thick });
  const upright = (x: number, top: number, bottom: number) => ({
    x,
    y: top,
    width: thick,
    height: bottom - top,
  });
  const boxes = [
    level(0),
    level(height - thick),
    ...(rules === 'rows' ? [] : [upright(0, 0, height), upright(width - thick, 0, height)]),
    ...(rules === 'outer' ? [] : tops.slice(1, -1).map((y) => level(y - thick / 2))),
    ...(rules === 'all'
      ? edges.slice(1, -1).flatMap((x, index) => betweenColumns(x - thick / 2, index + 1))
      : []),
  ];
  return boxes.map((box) => barOnDots(id, frame, box, { color: 'black', dpi }));

  /** Lines beside cells that begin or end at a column, in one piece where rows follow each other. */
  function betweenColumns(x: number, column: number) {
    const pieces: { top: number; bottom: number }[] = [];
    for (const [index, cells] of rows.entries()) {
      if (cells.some(({ from, until }) => from < column && until > column)) continue;
      const [top, bottom] = [tops[index] ?? 0, tops[index + 1] ?? 0];
      const last = pieces.at(-1);
      if (last?.bottom === top) last.bottom = bottom;
      else pieces.push({ top, bottom });
    }
    return pieces.map(({ top, bottom }) => upright(x, top, bottom));
  }
}
